export interface SampleChat {
  /** Undefined for a direct chat. */
  name?: string
  /** Topic of a channel; undefined for a private group. */
  topic?: string
  /** The digits of the user ids. */
  members: string
  script: string
  /** Number of the last messages that a user has not read. */
  unread?: Readonly<Record<string, number>>
  muted?: string
  pinned?: string
}
