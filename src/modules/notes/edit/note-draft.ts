import type * as z from 'zod'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import { changeItems, itemChanges } from '../checklist.ts'
import { type ItemChanges, Note, type NoteChanges } from '../contract.ts'

/** The automatically saved fields. */
export const Words = Note.pick({ title: true, text: true, kind: true, items: true })
export type Words = z.infer<typeof Words>

export const wordsOf = ({ title, text, kind, items }: Note): Words => ({ title, text, kind, items })

export interface WordChanges {
  fields: NoteChanges | undefined
  items: ItemChanges | undefined
}

/** The changes from `base` to `draft`, if any. If the kind changed, they include all items. */
export function wordChanges(base: Words, draft: Words): WordChanges | undefined {
  const otherKind = draft.kind !== base.kind
  const fields = {
    ...(draft.title !== base.title && { title: draft.title }),
    ...(draft.text !== base.text && { text: draft.text }),
    ...(otherKind && { kind: draft.kind, items: draft.items }),
  }
  const items = otherKind ? undefined : itemChanges(base.items, draft.items)
  const changed = Object.keys(fields).length > 0
  return changed || items ? { fields: changed ? fields : undefined, items } : undefined
}

/** Keeps the changes since `base`; everything else follows `server`. */
export function rebase(base: Words, draft: Words, server: Words): Words {
  const changes = itemChanges(base.items, draft.items)
  return {
    title: draft.title === base.title ? server.title : draft.title,
    text: draft.text === base.text ? server.text : draft.text,
    kind: draft.kind === base.kind ? server.kind : draft.kind,
    items: changes ? changeItems(server.items, changes) : server.items,
  }
}

export type DraftState = AutosaveState<Words, Note>

/** Autosave of a note, which merges the changes of other tabs. */
export const createDraft = (note: Note, write: (changes: WordChanges) => Promise<Note>, copies?: Copies<Words>) =>
  new Autosave<Words, Note>({
    record: note,
    values: wordsOf(note),
    valuesOf: wordsOf,
    stampOf: ({ updatedAt }) => updatedAt,
    isSame: (one, other) => wordChanges(one, other) === undefined,
    merge: rebase,
    isLive: true,
    answered: (_, saved) => wordsOf(saved),
    edit: async (known, { from, to }) => {
      const changes = wordChanges(from, to)
      return changes ? write(changes) : known
    },
    pause: 700,
    ...(copies && { copies }),
  })

export const unsaved = (draft: ReturnType<typeof createDraft>) => wordChanges(draft.base, draft.get().values)
