/**
 * What every option of a game does: settings, their counts in a folder, and effects with intervals.
 */
@NullMarked
package musette.lab.study;

import org.jspecify.annotations.NullMarked;
