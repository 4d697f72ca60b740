/** What the build of the browser client needs of the games: their types in TypeScript. */
@NullMarked
package musette.web;

import org.jspecify.annotations.NullMarked;
