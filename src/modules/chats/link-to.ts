import { writeQuery } from '#platform/text/query-string.ts'
import type { ChatsView } from './chats-view.ts'

/** The address of the screen with another chat, thread or message in it. */
export const linkTo = (view: ChatsView, changes: Partial<ChatsView>) =>
  `/apps/chats?${writeQuery({ ...view, thread: undefined, message: undefined, browse: undefined, ...changes })}`
