# Completion of toyc's command line in fish: the compiler itself says what a word may become.
function __toyc_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    for line in ($words[1] -complete -- $words "$typed" 2> /dev/null)
        if test "$line" = :files
            __fish_complete_path "$typed"
        else
            echo $line
        end
    end
end
complete -c toyc -f -a '(__toyc_complete)'
