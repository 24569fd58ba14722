#compdef toyc
# Completion of toyc's command line in zsh: the compiler itself says what a word may become.
_toyc() {
    local line text files
    local -a whole whole_shown open open_shown
    for line in "${(@f)$(${~words[1]} -complete -- "${(@)words[1,CURRENT]}" 2> /dev/null)}"; do
        text=${line%%$'\t'*}
        case $text in
            '') ;;
            :files) files=1 ;;
            *=) open+=("$text"); open_shown+=("${line/$'\t'/  -- }") ;;
            *) whole+=("$text"); whole_shown+=("${line/$'\t'/  -- }") ;;
        esac
    done
    (( $#whole )) && compadd -l -d whole_shown -- "${whole[@]}"
    # A value follows at once.
    (( $#open )) && compadd -l -S '' -d open_shown -- "${open[@]}"
    if [[ -n $files ]]; then
        compset -P '*='
        _files
    fi
}
if [[ $funcstack[1] == _toyc ]]; then
    _toyc "$@"
else
    compdef _toyc toyc
fi
