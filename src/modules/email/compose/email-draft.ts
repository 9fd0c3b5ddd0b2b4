import type { Failure } from '#platform/errors/failure.ts'
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
  create: (content: DraftContent) => Promise<StoredVersion>
  save: (record: StoredVersion, content: DraftContent) => Promise<StoredVersion>
  load?: (record: StoredVersion) => Promise<StoredVersion | undefined>
  copies?: Copies<DraftContent>
  pause?: number
}

/** The server refused the text as too long or too complex; retrying the same text is useless. */
export const isTextRefused = (failure: Failure | undefined) =>
  failure?.status === 422 && failure.issues.some(({ path }) => path === 'body')

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
