import { defineFirstQueries } from '#platform/first-queries.ts'
import { colleaguesQuery } from '#platform/web/session/colleagues.ts'
import { presenceQuery } from '#platform/web/session/presence.ts'
import { listQuery, threadsQuery } from './chats-client.ts'
import { chats } from './contract.ts'

// The list says whether replies are unread, which is too late to ask for their threads.
export default defineFirstQueries({
  '/apps/chats': ({ can }) =>
    can('read', chats.name) ? [listQuery, threadsQuery, colleaguesQuery, presenceQuery] : [],
})
