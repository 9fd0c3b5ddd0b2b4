import { defineFirstQueries } from '#platform/first-queries.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { presenceQuery } from '#platform/web/session/presence.ts'
import { listQuery, threadsQuery } from './chats-client.ts'
import { chats } from './contract.ts'

// Includes threads, because waiting for the list to show that replies are unread would delay them.
export default defineFirstQueries({
  '/apps/chats': ({ can }) =>
    can('read', chats.name) ? [listQuery, threadsQuery, colleaguesQuery, presenceQuery] : [],
})
