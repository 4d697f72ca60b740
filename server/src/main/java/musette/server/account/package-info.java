/** What people keep at a server: their identity, how they are called, and whom they know. */
@org.jspecify.annotations.NullMarked
package musette.server.account;
