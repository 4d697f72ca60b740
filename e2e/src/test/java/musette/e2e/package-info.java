/** Musette as people use it: a real server, a real browser, every page. */
@org.jspecify.annotations.NullMarked
package musette.e2e;
