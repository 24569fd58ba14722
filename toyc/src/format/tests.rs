use expect_test::{Expect, expect};

use super::format;

/// Checks the formatted text, and that formatting it again changes nothing.
fn check(text: &str, expected: Expect) {
    let formatted = format(text);
    expected.assert_eq(&formatted);
    assert_eq!(format(&formatted), formatted);
}

#[test]
fn blanks() {
    check(
        "struct P{var x;P2 y;}def f( a,P b ){return a*-b.x+( 1 -a);;}\n\n\n\ndef main(){\n\n\nvar x<2,3>=[[1,2,3],[-4,5,6]];\n\n\nprint( x );P p={x,{1,2}};return ;}",
        expect![[r#"
            struct P {
              var x;
              P2 y;
            }

            def f(a, P b) {
              return a * -b.x + (1 - a);
            }

            def main() {
              var x<2, 3> = [[1, 2, 3], [-4, 5, 6]];

              print(x);
              P p = {x, {1, 2}};
              return;
            }
        "#]],
    );
}

#[test]
fn comments() {
    check(
        "#a\n\n\n#b\ndef main() # c\n{ # d\n # e\n\n var a = # f\n [1, # g\n # h\n2] # i\n; # j\nvar bc = a; # k\n\n print(a # l\n + # m\n bc);\n # n\n} # o\n#p",
        expect![[r#"
            #a

            #b
            def main() # c
            {          # d
              # e

              var a = # f
                  [
                1, # g
                # h
                2
              ]; # i
              # j
              var bc = a; # k

              print(
                a # l
                    + # m
                    bc
              );
              # n
            } # o
            #p
        "#]],
    );
}

#[test]
fn long_lines() {
    check(
        "def main() { var x = [[1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000, 8000000, 9000000, 10000000, 11000000, 12000000], [1, 2, 3]]; var sum = first_function_with_a_long_name(argument_of_it) + second_function(other_argument) * third - fourth_one; print(another_function_with_a_long_name(first_function_with_a_long_name(argument_of_it), second_function(other_argument)));}",
        expect![[r#"
            def main() {
              var x = [
                [
                  1000000, 2000000, 3000000, 4000000, 5000000, 6000000, 7000000, 8000000, 9000000, 10000000,
                  11000000, 12000000
                ],
                [1, 2, 3]
              ];
              var sum = first_function_with_a_long_name(argument_of_it)
                  + second_function(other_argument) * third
                  - fourth_one;
              print(another_function_with_a_long_name(
                first_function_with_a_long_name(argument_of_it),
                second_function(other_argument)
              ));
            }
        "#]],
    );
}

#[test]
fn files() {
    check("", expect![[r#""#]]);
    check(
        "\n\n# only a comment",
        expect![[r#"
        # only a comment
    "#]],
    );
    check(
        "def f() {\n\n}\ndef g(){#c\n}",
        expect![[r#"
        def f() {}

        def g() { #c
        }
    "#]],
    );
    assert_eq!(format("\u{feff}def f() {\r\nprint(1); }"), "\u{feff}def f() {\r\n  print(1);\r\n}\r\n");
}

#[test]
fn statements_with_blocks() {
    check(
        "def main(){var x=1;for i in 0 .. x+1{x=x+i;}\n\nwhile(x-1){# c\nx=x-1;\n\n\nprint(x);}if-x{}else if(x){print(1);# d\n} # e\nelse{print(2);\n# f\n}if(x);}struct S{if x;}def if(x){print(x);}",
        expect![[r#"
            def main() {
              var x = 1;
              for i in 0..x + 1 {
                x = x + i;
              }

              while (x - 1) { # c
                x = x - 1;

                print(x);
              }
              if -x {} else if (x) {
                print(1); # d
              } # e
              else {
                print(2);
                # f
              }
              if(x);
            }

            struct S {
              if x;
            }

            def if(x) {
              print(x);
            }
        "#]],
    );
}
