import type { NoticeValues } from '#platform/contracts/notice.ts'

/** A notice to send. */
export interface Notice<Kind extends string = string> {
  /** One of the contract's `notices`. */
  kind: Kind
  /** Values for its text. */
  values?: NoticeValues
  /** The screen of the record. */
  path: string
  /** Id of the record. Further notices of the kind about it are combined until it is read. */
  recordId?: string | number
  /** The part of the record that it quotes, such as a message of a chat, for `withdraw` and `revise`. */
  part?: string | number
  /** Another contract of the module, if the record is one of its. */
  topic?: string
  /** A notice with this key is sent only once per recipient, such as a reminder of a day. */
  once?: string
}

/** The notices to withdraw. */
export interface Withdrawn<Kind extends string = string> {
  recordId: string | number
  /** Default: all kinds. */
  kind?: Kind
  /** Default: all recipients. */
  users?: readonly string[]
  topic?: string
  /** Only those that quote this part. Combined ones quote the latest. */
  part?: string | number
  /** Of several combined notices, withdraws only one. */
  single?: true
}

/** The notices that quote a part of a record which was changed, and the values that they have now. */
export interface Revised {
  recordId: string | number
  part: string | number
  values: NoticeValues
  topic?: string
}

/** Recipients of a notice: these users, or all users who are allowed an action on its topic, such as `update`. */
export type Addressees = readonly (string | null | undefined)[] | { permission: string }

/** Sends notices as a part of the write. */
export interface Notifier<Kind extends string = string> {
  /**
   * Does not reach the author, closed accounts and users who may not read the record. The notice is a copy: later
   * changes do not affect it, `withdraw` and `revise` do.
   */
  notify(to: Addressees, notice: Notice<Kind>): void
  /** Withdraws notices that are no longer true: a like was removed, a record deleted, a member has left. */
  withdraw(what: Withdrawn<Kind>): void
  /** Replaces values of notices that quote what has been edited or deleted since, also in emails that wait. */
  revise(what: Revised): void
}

/** A notice, a withdrawal or a revision, for the module of notices; `users` are the possible recipients. */
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
      part?: string
      /** A notice with this name is sent once per recipient. */
      once?: string
      /** Sample data: a notice in the past, which is not announced. */
      isPast?: true
    }
  | {
      is: 'withdrawn'
      topic: string
      recordId: string
      kind?: string
      users?: readonly string[]
      part?: string
      single?: true
    }
  | { is: 'revised'; topic: string; recordId: string; part: string; values: NoticeValues }
