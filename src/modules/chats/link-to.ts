import { writeQuery } from '#platform/text/query-string.ts'
import type { ChatsView } from './chats-view.ts'

/** URL of the screen with another chat, thread or message. */
export const linkTo = (view: ChatsView, changes: Partial<ChatsView>) =>
  `/apps/chats?${writeQuery({ ...view, thread: undefined, message: undefined, browse: undefined, ...changes })}`
