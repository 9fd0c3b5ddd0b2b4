import type { Failure } from '#platform/errors/failure.ts'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import { isSame, readsSame, type Words } from './draft-words.ts'

/** A saved draft: its id, the last known version and, if it was loaded, its content. */
export interface Kept {
  id: number
  version: number
  words?: Words
}

export type DraftState = AutosaveState<Words, Kept>

interface DraftOptions {
  words: Words
  kept: Kept | undefined
  create: (words: Words) => Promise<Kept>
  save: (kept: Kept, words: Words) => Promise<Kept>
  load?: (kept: Kept) => Promise<Kept | undefined>
  copies?: Copies<Words>
  pause?: number
}

/** The server refused the text as too long or too complex; retrying the same text is useless. */
export const isTextRefused = (failure: Failure | undefined) =>
  failure?.status === 422 && failure.issues.some(({ path }) => path === 'body')

/** Autosave of a draft; on a version conflict the text becomes a separate draft. */
export const createEmailDraft = ({ words, kept, create, save, load, copies, pause = 800 }: DraftOptions) =>
  new Autosave<Words, Kept>({
    values: words,
    record: kept,
    valuesOf: (read) => read.words ?? words,
    stampOf: ({ version }) => version,
    isSame,
    readsSame,
    create,
    edit: (known, { to }) => save(known, to),
    onConflict: 'copy',
    pause,
    ...(load && { load }),
    ...(copies && { copies }),
  })
