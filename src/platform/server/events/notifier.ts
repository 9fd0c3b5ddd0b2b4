import type { NoticeValues } from '#platform/contracts/notice.ts'

/** A notice to send. */
export interface Notice<Kind extends string = string> {
  /** One of the contract's `notices`. */
  kind: Kind
  /** Values for its text. */
  values?: NoticeValues
  /** The screen where the record is seen. */
  path: string
  /** Id of the record. Further notices of the kind about it are combined until it is read. */
  recordId?: string | number
  /** Another contract of the module, where the record is one of its. */
  topic?: string
  /** Told under this name once and never again, however often it is said: that the record is due on that day. */
  once?: string
}

/** Which notices are no longer true. */
export interface Withdrawn<Kind extends string = string> {
  recordId: string | number
  /** All kinds unless given. */
  kind?: Kind
  /** Everybody's unless given. */
  users?: readonly string[]
  topic?: string
  /** Of several that were told as one only one is taken back. */
  single?: true
}

/** Recipients of a notice: these users, or all users who are allowed an action on its topic, such as `update`. */
export type Addressees = readonly (string | null | undefined)[] | { may: string }

/** Tells people of what was written, as a part of the write. */
export interface Notifier<Kind extends string = string> {
  /**
   * Does not reach the author, closed accounts and users who may not read the record. The notice is a copy: later
   * changes do not affect it, `withdraw` does.
   */
  notify(to: Addressees, notice: Notice<Kind>): void
  /** Takes back what is no longer so: the like that was taken back, the record that is gone, the member who has left. */
  withdraw(what: Withdrawn<Kind>): void
}

/** A notice, or the end of some, as the module that keeps them gets it; `users` are those whom it may reach. */
export type NoticeEvent =
  | {
      is: 'told'
      users: readonly string[]
      /** Author; null for background work. */
      authorId: string | null
      topic: string
      kind: string
      values: NoticeValues
      path: string
      recordId: string | null
      /** A notice with this name is sent once per recipient. */
      once?: string
      /** Sample data: a notice in the past, which is not announced. */
      isPast?: true
    }
  | { is: 'withdrawn'; topic: string; recordId: string; kind?: string; users?: readonly string[]; single?: true }
