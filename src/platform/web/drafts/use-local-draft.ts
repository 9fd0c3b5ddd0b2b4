import { useState } from 'react'
import * as z from 'zod'
import { useSession } from '#platform/web/session/session.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { type DraftStorage, writeDraft, readDraft } from './local-drafts.ts'

interface LocalDraft<Schema extends z.ZodType> {
  /** Module and record, such as `kanban.comment.12`; without a name nothing is stored. */
  name: string | undefined
  schema: Schema
  /** The initial value. */
  initial: z.output<Schema>
  /** Whether nothing is worth keeping. Default: the value equals the initial one. */
  isBlank?: (value: z.output<Schema>) => boolean
  storage?: DraftStorage
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A value that is not sent yet, its setter, and `send`. It survives a reload and a crash. A blank or initial value is
 * not stored; a sent one is removed once the call has succeeded.
 */
export function useLocalDraft<Schema extends z.ZodType>(draft: LocalDraft<Schema>) {
  const { name, schema, initial, storage, isBlank = (value) => isSame(value, initial) } = draft
  const { user } = useSession()
  const stored = () => (name === undefined ? undefined : readDraft(user.id, name, schema, storage))
  const [state, setState] = useState(() => ({ name, value: stored() }))
  const isOther = state.name !== name
  const now = isOther ? { name, value: stored() } : state
  if (isOther) setState(now)
  // The server-rendered page has no drafts.
  const isAlive = useHydrated()
  const value = (isAlive ? now.value : undefined) ?? initial

  const keep = (next: z.output<Schema> | undefined) => name !== undefined && writeDraft(user.id, name, next, storage)
  const set = (next: z.output<Schema>) => {
    setState({ name, value: isSame(next, initial) ? undefined : next })
    keep(isBlank(next) ? undefined : next)
  }
  /** Clears the field at once; if sending fails, the text returns, unless more has been typed. */
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

/** Empty: no word and no picture. */
const isWordless = (text: string) =>
  !/<(img|hr|video|iframe)\b/i.test(text) && text.replace(/<[^>]*>/g, '').trim() === ''

/** The text of one field, plain or formatted. An initial text, or one without a word, is not stored. */
export const useTextDraft = (name: string | undefined, initial = '') =>
  useLocalDraft({
    name,
    schema: Text,
    initial,
    isBlank: (text) => text === initial || (initial === '' && isWordless(text)),
  })
