# What fish would offer for a command line: complete.fish SCRIPT WORD ...; the last word is the one being typed.
source $argv[1]
complete -C "$argv[2..-1]" | string replace -r '\t.*' ''
