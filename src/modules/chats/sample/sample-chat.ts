export interface SampleChat {
  /** Absent for two people. */
  name?: string
  /** What a channel is about; a group that is no channel has none. */
  topic?: string
  /** The digits of the users' ids. */
  members: string
  script: string
  /** How many of the last messages a user has not read. */
  unread?: Readonly<Record<string, number>>
  muted?: string
  pinned?: string
}
