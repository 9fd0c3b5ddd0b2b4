import type { Failure } from '#platform/errors/failure.ts'
import { createRandomId } from '#platform/text/random-id.ts'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import { type AutosaveState, type Copies, localCopies } from '#platform/web/drafts/autosave-options.ts'
import { isSame, hasSameContent, DraftContent } from './draft-content.ts'

/** A saved draft: its id, the last known version and, if it was loaded, its content. */
export interface StoredVersion {
  id: number
  version: number
  content?: DraftContent
}

export type DraftState = AutosaveState<DraftContent, StoredVersion>

interface DraftOptions {
  content: DraftContent
  record: StoredVersion | undefined
  create: (content: DraftContent, sent: readonly DraftContent[]) => Promise<StoredVersion>
  save: (record: StoredVersion, content: DraftContent) => Promise<StoredVersion>
  load?: (record: StoredVersion) => Promise<StoredVersion | undefined>
  copies?: Copies<DraftContent>
  pause?: number
}

/** The server refused the text as too long or too complex; retrying the same text is useless. */
export const isTextRefused = (failure: Failure | undefined) =>
  failure?.status === 422 && failure.issues.some(({ path }) => path === 'body')

/** A content has its key from the first attempt to create it, so that a repeated attempt is recognised. */
function withKey(content: DraftContent, sent: readonly DraftContent[]): DraftContent {
  const last = sent.at(-1)
  const clientId = last && isSame(last, content) ? last.clientId : undefined
  return { ...content, clientId: clientId ?? createRandomId() }
}

/** Autosave of a draft; on a version conflict the text becomes a separate draft. */
export const createEmailDraft = ({ content, record, create, save, load, copies, pause = 800 }: DraftOptions) =>
  new Autosave<DraftContent, StoredVersion>({
    values: content,
    record,
    getValues: (read) => read.content ?? content,
    getStamp: ({ version }) => version,
    isSame,
    hasSameContent,
    create,
    withKey,
    edit: (record, { to }) => save(record, to),
    onConflict: 'copy',
    pause,
    ...(load && { load }),
    ...(copies && { copies }),
  })

/**
 * The local copies of drafts. A new message to a given address has one of its own: it would begin with another unsaved
 * message otherwise, and without its recipient.
 */
export function draftCopies(owner: string, to: DraftContent['to'] = []): Copies<DraftContent> {
  const copies = localCopies(owner, 'email', DraftContent)
  const [recipient] = to
  if (!recipient) return copies
  const ofRecipient = localCopies(owner, `email.to.${recipient.email.toLowerCase()}`, DraftContent)
  const choose = (id: number | undefined) => (id === undefined ? ofRecipient : copies)
  return {
    getName: (id) => choose(id).getName(id),
    read: (id) => choose(id).read(id),
    write: (id, copy) => choose(id).write(id, copy),
  }
}

type EmailDraft = ReturnType<typeof createEmailDraft>

/** Forms that were closed before their text was saved, which they still try. */
const closedDrafts = new Set<EmailDraft>()

/**
 * Call when a form opens. A closed form of a new message saves no more if this one has begun with its text. Returns the
 * function to call when the form closes.
 */
export function takeOver(draft: EmailDraft) {
  closedDrafts.delete(draft)
  for (const closed of closedDrafts) {
    const isTaken = closed.get().record === undefined && closed.getCopyName() === draft.getCopyName()
    if (isTaken) closed.handOver()
    if (isTaken || !closed.isChanged()) closedDrafts.delete(closed)
  }
  return () => void closedDrafts.add(draft)
}
