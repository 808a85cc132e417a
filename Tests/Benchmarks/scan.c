/* Reads every file named on the command line through libyaml and throws the events away:
   what the generator's own cost is compared with. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) return NULL;
    fseek(file, 0, SEEK_END);
    *size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size + 1);
    if (fread(bytes, 1, *size, file) != *size) *size = 0;
    fclose(file);
    return bytes;
}

int main(int count, char **paths) {
    unsigned long events = 0;
    for (int index = 1; index < count; index++) {
        size_t size = 0;
        unsigned char *bytes = contents(paths[index], &size);
        if (!bytes) return 2;
        yaml_parser_t parser;
        yaml_event_t event;
        yaml_parser_initialize(&parser);
        yaml_parser_set_input_string(&parser, bytes, size);
        int done = 0;
        while (!done) {
            if (!yaml_parser_parse(&parser, &event)) return 1;
            done = event.type == YAML_STREAM_END_EVENT;
            yaml_event_delete(&event);
            events++;
        }
        yaml_parser_delete(&parser);
        free(bytes);
    }
    printf("%lu events\n", events);
    return 0;
}
