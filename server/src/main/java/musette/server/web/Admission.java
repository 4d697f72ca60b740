package musette.server.web;

/** Whether a new connection is accepted. */
enum Admission {
  WELCOME,
  /** All connections are taken: this one gets nothing but the health check. */
  LATE,
  TOO_MANY_OF_THIS_ADDRESS,
  CROWDED
}
