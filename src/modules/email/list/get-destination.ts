import type { Conversation } from '../contract-email.ts'
import type { ViewChanges } from '../email-view.ts'

/** The view that a click on a conversation opens: the composer if it is only a draft, else its messages. */
export function getDestination({ draftId, threadId, count, drafts, trash }: Conversation): ViewChanges {
  return draftId !== null && count === drafts && !trash ? { compose: draftId } : { thread: threadId }
}
