/** Accounts: identities, notifications, and relations between people. */
@org.jspecify.annotations.NullMarked
package musette.server.account;
