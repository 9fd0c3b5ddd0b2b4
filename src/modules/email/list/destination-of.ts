import type { Conversation } from '../contract-email.ts'
import type { ViewChanges } from '../email-view.ts'

/** What a conversation opens: the composer if it is only a draft, else its messages. */
export function destinationOf({ draftId, threadId, count, drafts, trash }: Conversation): ViewChanges {
  return draftId !== null && count === drafts && !trash ? { compose: draftId } : { thread: threadId }
}
