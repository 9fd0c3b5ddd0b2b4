import type { Conversation } from '../contract-email.ts'
import type { Meant } from '../use-mail-actions.ts'

/** These conversations, with those of their messages that the search finds. */
export const meantBy = (conversations: readonly Conversation[], search: Meant['target']): Meant => {
  const threads = conversations.map(({ threadId }) => threadId)
  return { target: { ...search, threads }, threads }
}
