import { Failure } from '#platform/errors/failure.ts'
import { createStore } from '#platform/web/store.ts'
import type { DocumentChanges, TextDocument } from '../contract.ts'

export interface DocumentValues {
  title: string
  content: string
}

export interface DraftState {
  values: DocumentValues
  /** As the server has it. */
  document: TextDocument
  status: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  failure: Failure | undefined
  /** Counts how often the text was replaced from outside, which the editor has to hear of. */
  round: number
}

interface Calls {
  edit: (changes: DocumentChanges) => Promise<TextDocument>
  show: () => Promise<TextDocument>
}

const pause = 800
const pauseAfterFailure = 5000

const mayPass = ({ status }: Failure) => status === 0 || status >= 500

const valuesOf = ({ title, content }: TextDocument): DocumentValues => ({ title, content })

function changesOf(base: DocumentValues, { title, content }: DocumentValues) {
  return { ...(title !== base.title && { title }), ...(content !== base.content && { content }) }
}

/** A document while it is being written: saved soon after each change, one save at a time. */
export function createDocumentDraft(document: TextDocument, calls: Calls) {
  let base = valuesOf(document)
  const store = createStore<DraftState>({ values: base, document, status: 'saved', failure: undefined, round: 0 })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()

  const show = (changes: Partial<DraftState>) => store.set({ ...store.get(), ...changes })
  const unsaved = () => changesOf(base, store.get().values)
  const isChanged = () => Object.keys(unsaved()).length > 0

  function later(wait: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), wait)
  }

  async function write() {
    clearTimeout(timer)
    if (!isChanged()) return show({ status: 'saved', failure: undefined })
    const { values, document: known } = store.get()
    show({ status: 'saving' })
    try {
      const saved = await calls.edit({ ...changesOf(base, values), version: known.version })
      // What was sent is what the server has; its own words for it would disturb the typing.
      base = values
      show({ document: saved, failure: undefined, status: isChanged() ? 'changed' : 'saved' })
      if (isChanged()) later(pause)
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure(0, 'Wrong Services', { cause: error })
      show({ status: failure.status === 409 ? 'conflict' : 'failed', failure })
      if (mayPass(failure)) later(pauseAfterFailure)
    }
  }

  function save(): Promise<void> {
    const saving = running.then(write)
    running = saving
    return saving
  }

  function replace(server: TextDocument) {
    base = valuesOf(server)
    clearTimeout(timer)
    show({ document: server, values: base, status: 'saved', failure: undefined, round: store.get().round + 1 })
  }

  function change(changes: Partial<DocumentValues>) {
    show({ values: { ...store.get().values, ...changes } })
    const { status } = store.get()
    if (status === 'saving' || status === 'conflict') return
    if (isChanged()) {
      show({ status: 'changed' })
      later(pause)
    } else if (status === 'changed') show({ status: 'saved' })
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    isChanged,
    change,
    save,
    /** What the server says now; only where nothing would be lost by it. */
    follow(server: TextDocument) {
      const { document: known, status } = store.get()
      if (server.version <= known.version || status === 'saving' || status === 'conflict') return
      if (isChanged()) return
      const isSame = server.title === known.title && server.content === known.content
      if (isSame) show({ document: server })
      else replace(server)
    },
    /** After a conflict: what was typed here goes over what was saved elsewhere, field by field. */
    async keepMine() {
      const server = await calls.show()
      const theirs = valuesOf(server)
      const values = { ...theirs, ...unsaved() }
      const { values: mine, round } = store.get()
      base = theirs
      show({ document: server, values, status: 'changed', round: values.content === mine.content ? round : round + 1 })
      return save()
    },
    /** After a conflict: takes what was saved elsewhere, and answers what was typed here. */
    async takeTheirs() {
      const server = await calls.show()
      const mine = { ...valuesOf(server), ...unsaved() }
      replace(server)
      return mine
    },
    /** Puts back what stood here. */
    restore(values: DocumentValues) {
      show({ values, round: store.get().round + 1 })
      change({})
    },
    /** Nobody looks any more: it waits for nothing. */
    leave() {
      clearTimeout(timer)
      if (isChanged() && store.get().status !== 'conflict') void save()
    },
  }
}
export type OpenDraft = ReturnType<typeof createDocumentDraft>
