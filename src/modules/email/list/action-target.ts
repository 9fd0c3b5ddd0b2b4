import type { Conversation } from '../contract-email.ts'
import type { ActionTarget } from '../use-mail-actions.ts'

/** The target of an action: these conversations, limited to their messages that match the search. */
export const toActionTarget = (
  conversations: readonly Conversation[],
  search: ActionTarget['target'],
): ActionTarget => {
  const threads = conversations.map(({ threadId }) => threadId)
  return { target: { ...search, threads }, threads }
}
