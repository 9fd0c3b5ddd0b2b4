/** An invalid request of a command, with a message for its user. */
export class UsageError extends Error {}
