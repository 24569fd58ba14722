# Completion of toyc's command line in bash: the compiler itself says what a word may become.
_toyc() {
    local line=${COMP_LINE:0:COMP_POINT} typed candidate
    local -a words
    read -ra words <<< "$line"
    [[ $line == *[[:space:]] ]] && words+=("")
    typed=${words[${#words[@]} - 1]}
    COMPREPLY=()
    while IFS=$'\t' read -r candidate _; do
        if [[ $candidate == :files ]]; then
            compopt -o filenames 2> /dev/null
            # In -option=FILE, bash completes what follows the sign.
            while IFS= read -r candidate; do
                COMPREPLY+=("$candidate")
            done < <(compgen -f -- "${typed##*=}")
        else
            [[ $typed == *=* && $COMP_WORDBREAKS == *=* ]] && candidate=${candidate#*=}
            COMPREPLY+=("$candidate")
        fi
    done < <("${1/#\~/$HOME}" -complete -- "${words[@]}" 2> /dev/null)
    # A value follows at once.
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2> /dev/null
    return 0
}
complete -F _toyc toyc
