import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { Conversation, Facets, Id, MailFolder } from './contract-email.ts'

/** The query for conversations or messages. */
export const searchQuery = {
  q: z.string().max(500).optional().describe('Words and operators, such as from:ana has:attachment -"old price"'),
  in: MailFolder.optional().describe('Default: the inbox; with `q`, everything except spam and trash'),
  label: Id.optional(),
  timeZone: z
    .string()
    .max(64)
    .optional()
    .describe('Where the days of `before:` and `after:` begin. Default: that of the workspace'),
}

/** The same for a page of them. */
export const threadsQuery = {
  ...searchQuery,
  page: z.int().min(1).max(1_000_000).default(1),
  limit: z.int().min(1).max(200).default(50),
}

/** For the number in the menu and the dashboard's card, so that they load only this part of the contract. */
export const inboxPart = {
  name: 'email',
  base: '/api/data/email',
  endpoints: {
    threads: get('/threads', {
      query: z.strictObject(threadsQuery),
      returns: z.array(Conversation),
      summary: 'Conversations, the one with the latest message first',
    }),
    facets: get('/facets', { returns: Facets }),
  },
} as const
