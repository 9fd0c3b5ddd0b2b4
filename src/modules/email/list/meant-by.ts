import type { Conversation } from '../contract-email.ts'
import type { Meant } from '../use-mail-actions.ts'

/** The target of an action: these conversations, limited to their messages that match the search. */
export const meantBy = (conversations: readonly Conversation[], search: Meant['target']): Meant => {
  const threads = conversations.map(({ threadId }) => threadId)
  return { target: { ...search, threads }, threads }
}
