import type { Conversation } from '../contract-email.ts'
import type { ViewChanges } from '../email-view.ts'

/** What a click on a conversation opens: the composer for a lone draft, else the messages. */
export function destinationOf({ draftId, threadId, count, drafts, trash }: Conversation): ViewChanges {
  return draftId !== null && count === drafts && !trash ? { compose: draftId } : { thread: threadId }
}
