/** The commands of operators: backup, restore, export, doctor, prune. */
@NullMarked
package musette.app.operate;

import org.jspecify.annotations.NullMarked;
