/**
 * What every game must pass: laws over random games, goldens, scenarios, rule and word coverage.
 */
@NullMarked
package musette.testkit;

import org.jspecify.annotations.NullMarked;
