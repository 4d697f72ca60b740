/** What all commands share: environment, messages, errors, exit codes, files and options. */
@NullMarked
package musette.app.cli;

import org.jspecify.annotations.NullMarked;
