import type { Failure } from '#platform/errors/failure.ts'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import { isSame, readsSame, type Words } from './draft-words.ts'

/** Where a draft is kept: its id, the version that was read or written last, and what it says there where it was read. */
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

/** The text is too long or too complex, so that only another one can be saved. */
export const isTextRefused = (failure: Failure | undefined) =>
  failure?.status === 422 && failure.issues.some(({ path }) => path === 'body')

/** A draft while it is written; what another tab has overtaken becomes a draft of its own. */
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
