import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import type { ItemChanges } from '#platform/records/checklist.ts'
import { itemChanges } from '../checklist.ts'
import type { Note, NoteChanges } from '../contract.ts'
import { findKnown, rebase } from './merge-content.ts'
import { type NoteContent, toContent } from './note-content.ts'

export interface ContentChanges {
  fields: NoteChanges | undefined
  items: ItemChanges | undefined
}

/** The changes from `base` to `draft`, if any. If the kind changed, they include all items. */
export function contentChanges(base: NoteContent, draft: NoteContent): ContentChanges | undefined {
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

/** The body of an edit, with the values that the changed fields had before. */
export function toBody(fields: NoteChanges, before: NoteContent) {
  const base = Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(fields, name)))
  return { ...fields, base }
}

export type DraftState = AutosaveState<NoteContent, Note>

/** Autosave of a note, which merges the changes of other tabs. */
export const createDraft = (
  note: Note,
  write: (changes: ContentChanges, before: NoteContent) => Promise<Note>,
  load?: () => Promise<Note>,
  copies?: Copies<NoteContent>,
) =>
  new Autosave<NoteContent, Note>({
    record: note,
    values: toContent(note),
    getValues: toContent,
    getStamp: ({ updatedAt }) => updatedAt,
    isSame: (one, other) => contentChanges(one, other) === undefined,
    merge: rebase,
    findKnown,
    isLive: true,
    afterSave: (_, saved) => toContent(saved),
    isDivided({ from, to }) {
      const { fields, items } = contentChanges(from, to) ?? {}
      return fields !== undefined && items !== undefined
    },
    edit: async (record, { from, to }) => {
      const changes = contentChanges(from, to)
      return changes ? write(changes, from) : record
    },
    pause: 700,
    ...(load && { load }),
    ...(copies && { copies }),
  })
