@NullMarked
package musette.lab.study;

import org.jspecify.annotations.NullMarked;
