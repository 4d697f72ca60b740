/**
 * The tests that every game must pass: laws on random games, goldens, scenarios, rule coverage and
 * message coverage.
 */
@NullMarked
package musette.testkit;

import org.jspecify.annotations.NullMarked;
