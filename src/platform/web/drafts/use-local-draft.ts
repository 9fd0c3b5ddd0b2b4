import { useState, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { useSession } from '#platform/web/session/session.ts'
import { type DraftStorage, writeDraft, readDraft } from './local-drafts.ts'

interface LocalDraft<Schema extends z.ZodType> {
  /** Of the module and the record, such as `kanban.comment.12`; without a name nothing is kept. */
  name: string | undefined
  schema: Schema
  /** What a writer begins with. */
  initial: z.output<Schema>
  /** Whether nothing is worth keeping; by default what is as it was at first. */
  isBlank?: (value: z.output<Schema>) => boolean
  storage?: DraftStorage
}

const never = () => () => {}
const here = () => true
const onServer = () => false

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What is written and not sent yet: the value, its setter, and `send`. It survives a reload and a crash. What is set to what
 * it began with, or to a blank, leaves nothing in this browser; what is sent stays there until that has succeeded.
 */
export function useLocalDraft<Schema extends z.ZodType>(draft: LocalDraft<Schema>) {
  const { name, schema, initial, storage, isBlank = (value) => isSame(value, initial) } = draft
  const { user } = useSession()
  const stored = () => (name === undefined ? undefined : readDraft(user.id, name, schema, storage))
  const [state, setState] = useState(() => ({ name, value: stored() }))
  const isOther = state.name !== name
  const now = isOther ? { name, value: stored() } : state
  if (isOther) setState(now)
  // What the server has rendered knows of no draft.
  const isAlive = useSyncExternalStore(never, here, onServer)
  const value = (isAlive ? now.value : undefined) ?? initial

  const keep = (next: z.output<Schema> | undefined) => name !== undefined && writeDraft(user.id, name, next, storage)
  const set = (next: z.output<Schema>) => {
    setState({ name, value: isSame(next, initial) ? undefined : next })
    keep(isBlank(next) ? undefined : next)
  }
  /** Frees the field at once; where it could not be sent, what was written comes back, unless more has been written. */
  const send = async (run: (value: z.output<Schema>) => Promise<unknown>) => {
    setState({ name, value: undefined })
    try {
      await run(value)
      if (isSame(stored(), value)) keep(undefined)
    } catch (error) {
      setState((later) => (later.name === name && later.value === undefined ? { name, value } : later))
      throw error
    }
  }
  return [value, set, send] as const
}

const Text = z.string()

/** Nothing that somebody would miss: no word and no picture. */
const isWordless = (text: string) =>
  !/<(img|hr|video|iframe)\b/i.test(text) && text.replace(/<[^>]*>/g, '').trim() === ''

/** The text of one field, plain or formatted. A text without a word, or the one it began with, is not kept. */
export const useTextDraft = (name: string | undefined, initial = '') =>
  useLocalDraft({
    name,
    schema: Text,
    initial,
    isBlank: (text) => text === initial || (initial === '' && isWordless(text)),
  })
