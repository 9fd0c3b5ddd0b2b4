/** `u1`, the part of a client's address before the @, or `Name <address>` for anybody else. */
export type Who = string

export interface SampleMessage {
  from: Who
  to: readonly Who[]
  cc?: readonly Who[]
  bcc?: readonly Who[]
  hours: number
  /** Paragraphs with blank lines between; lines that begin with `- ` are a list. */
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
  /** So many of the latest messages. */
  unread?: number
  starred?: boolean
  important?: boolean
  folder?: 'archive' | 'spam'
  trash?: boolean
  /** Comes back in so many hours. */
  snoozed?: number
}

export interface SampleConversation {
  subject: string
  messages: readonly SampleMessage[]
  marks?: Readonly<Record<string, Marks>>
}
