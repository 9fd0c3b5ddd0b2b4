import { Failure } from '#platform/errors/failure.ts'
import { createStore } from '#platform/web/store.ts'
import { changeItems, itemChanges } from '../checklist.ts'
import type { ItemChanges, Note, NoteChanges } from '../contract.ts'

/** What is typed, and hence saved by itself. */
export type Words = Pick<Note, 'title' | 'text' | 'kind' | 'items'>

export const wordsOf = ({ title, text, kind, items }: Note): Words => ({ title, text, kind, items })

export interface WordChanges {
  fields: NoteChanges | undefined
  items: ItemChanges | undefined
}

/** What was changed between the two, or nothing. A note that changed its kind takes its items along whole. */
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

/** What was typed since `base` stays; everything else follows `server`. */
export function rebase(base: Words, draft: Words, server: Words): Words {
  const changes = itemChanges(base.items, draft.items)
  return {
    title: draft.title === base.title ? server.title : draft.title,
    text: draft.text === base.text ? server.text : draft.text,
    kind: draft.kind === base.kind ? server.kind : draft.kind,
    items: changes ? changeItems(server.items, changes) : server.items,
  }
}

export interface DraftState {
  words: Words
  status: 'saved' | 'saving' | 'failed'
  /** Why it could not be saved. */
  failure: Error | undefined
}

const pause = 700
const pauseAfterFailure = 4000

const mayPass = (failure: unknown) => failure instanceof Failure && (failure.status === 0 || failure.status >= 500)

/** A note while it is typed in: saved by itself soon after each change, and in step with what others write meanwhile. */
export function createDraft(note: Note, write: (changes: WordChanges) => Promise<Note>) {
  let base = wordsOf(note)
  let newest = note.updatedAt
  let writing = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = createStore<DraftState>({ words: base, status: 'saved', failure: undefined })
  const show = (changes: Partial<DraftState>) => store.set({ ...store.get(), ...changes })
  const unsaved = () => wordChanges(base, store.get().words)

  const adopt = (from: Words, server: Note) => {
    if (server.updatedAt < newest) return
    newest = server.updatedAt
    base = wordsOf(server)
    show({ words: rebase(from, store.get().words, base) })
  }

  const later = (wait: number) => {
    timer ??= setTimeout(() => void flush(), wait)
  }

  const flush = async () => {
    clearTimeout(timer)
    timer = undefined
    const changes = unsaved()
    if (writing) return
    if (!changes) return show({ status: 'saved', failure: undefined })
    writing = true
    const sent = store.get().words
    show({ status: 'saving' })
    try {
      adopt(sent, await write(changes))
      writing = false
      show({ status: unsaved() ? 'saving' : 'saved', failure: undefined })
      if (unsaved()) later(pause)
    } catch (failure) {
      writing = false
      show({ status: 'failed', failure: failure instanceof Error ? failure : undefined })
      if (mayPass(failure)) later(pauseAfterFailure)
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    unsaved,
    flush,
    change(changes: Partial<Words>) {
      show({ words: { ...store.get().words, ...changes }, status: 'saving' })
      later(pause)
    },
    /** Takes in what the server says now; not while a save is on its way, whose answer says it too. */
    follow(server: Note) {
      if (!writing) adopt(base, server)
    },
  }
}
