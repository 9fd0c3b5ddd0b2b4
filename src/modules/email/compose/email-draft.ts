import type { Failure } from '#platform/errors/failure.ts'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import { isSame, hasSameContent, type DraftContent } from './draft-content.ts'

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
