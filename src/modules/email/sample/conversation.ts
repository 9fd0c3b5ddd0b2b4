/** A user id such as `u1`, the local part of a client's address, or `Name <address>`. */
export type SamplePerson = string

export interface SampleMessage {
  from: SamplePerson
  to: readonly SamplePerson[]
  cc?: readonly SamplePerson[]
  bcc?: readonly SamplePerson[]
  hours: number
  /** Paragraphs, separated by blank lines; lines that begin with `- ` are a list. */
  text: string
  files?: readonly SampleFile[]
  state?: 'draft'
}

export interface SampleFile {
  name: string
  type: 'text/plain' | 'text/csv' | 'image/svg+xml'
  content: string
}

interface Marks {
  labels?: readonly string[]
  /** Number of the latest messages that are unread. */
  unread?: number
  starred?: boolean
  important?: boolean
  folder?: 'archive' | 'spam'
  trash?: boolean
  /** Hours until the conversation returns. */
  snoozed?: number
}

export interface SampleConversation {
  subject: string
  messages: readonly SampleMessage[]
  marks?: Readonly<Record<string, Marks>>
}
