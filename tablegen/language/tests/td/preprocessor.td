// Switches of the preprocessor; comments where they are allowed.
#define YES // a comment
#ifdef YES
def yes;
#else
this is no TableGen at all " [{
#endif
#ifndef YES
def no;
#ifdef OTHER
#else
nor is this
#endif
#else /* inner */
def inverted;
#endif
  #define INDENTED
/* before */ #ifdef INDENTED
def indented;
 #endif
/* a comment /* inside another */ still */ def after;
def paste { string s = "a" # "b"; }
