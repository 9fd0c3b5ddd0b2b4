import type * as z from 'zod'
import { Autosave } from '#platform/web/drafts/autosave.ts'
import type { AutosaveState, Copies } from '#platform/web/drafts/autosave-options.ts'
import { changeItems, type Item, type ItemChanges, maxItemLength } from '#platform/records/checklist.ts'
import { itemChanges } from '../checklist.ts'
import { maxTextLength, Note, type NoteChanges } from '../contract.ts'
import { mergeText } from './merge-text.ts'

/** The automatically saved fields. */
export const NoteContent = Note.pick({ title: true, text: true, kind: true, items: true })
export type NoteContent = z.infer<typeof NoteContent>

export const toContent = ({ title, text, kind, items }: Note): NoteContent => ({ title, text, kind, items })

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

const maxTitle = 200

/** An item that both have changed has both texts; one that others have rewritten meanwhile is not removed. */
function mergeItems(base: readonly Item[], draft: readonly Item[], server: Item[]): Item[] {
  const changes = itemChanges(base, draft)
  if (!changes) return server
  const before = new Map(base.map(({ id, text }) => [id, text]))
  const theirs = new Map(server.map(({ id, text }) => [id, text]))
  const set = changes.set?.map(({ text, ...item }) => {
    const [old, other] = [before.get(item.id), theirs.get(item.id)]
    if (text === undefined || old === undefined || other === undefined)
      return { ...item, ...(text !== undefined && { text }) }
    return { ...item, text: mergeText(old, text, other, ' ').slice(0, maxItemLength) }
  })
  const remove = changes.remove?.filter((id) => before.get(id) === theirs.get(id))
  return changeItems(server, { ...changes, set, remove })
}

/** Keeps the changes since `base`; everything else follows `server`. Of a text that both have changed, nothing is lost. */
export function rebase(base: NoteContent, draft: NoteContent, server: NoteContent): NoteContent {
  return {
    title: mergeText(base.title, draft.title, server.title, ' ').slice(0, maxTitle),
    text: mergeText(base.text, draft.text, server.text, '\n').slice(0, maxTextLength),
    kind: draft.kind === base.kind ? server.kind : draft.kind,
    items: mergeItems(base.items, draft.items, server.items),
  }
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
    isLive: true,
    afterSave: (_, saved) => toContent(saved),
    edit: async (record, { from, to }) => {
      const changes = contentChanges(from, to)
      return changes ? write(changes, from) : record
    },
    pause: 700,
    ...(load && { load }),
    ...(copies && { copies }),
  })

export const unsavedChanges = (draft: ReturnType<typeof createDraft>) => contentChanges(draft.base, draft.get().values)
