import { useState } from 'react'
import * as z from 'zod'
import { isSameJson } from '#platform/fields/same-json.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { type DraftStorage, writeDraft, readDraft } from './local-drafts.ts'
import { useInterruptedDraft } from './use-interrupted-draft.ts'

interface LocalDraft<Schema extends z.ZodType> {
  /** Module and record, such as `kanban.comment.12`; if undefined, nothing is stored. */
  name: string | undefined
  schema: Schema
  /** The initial value. */
  initial: z.output<Schema>
  /** Whether the value need not be kept. Default: it equals the initial one. */
  isBlank?: (value: z.output<Schema>) => boolean
  storage?: DraftStorage
}

/**
 * A value that has not been sent yet, its setter, `send`, and `read` for calls after a wait, which returns the stored
 * value. It survives a reload or a crash. A blank or initial value is not stored; a sent one is removed once the call has
 * succeeded. If another user closes the field, a message says that the text is kept: render the hook where the field is,
 * not above the condition that hides it.
 */
export function useLocalDraft<Schema extends z.ZodType>(draft: LocalDraft<Schema>) {
  const { name, schema, initial, storage, isBlank = (value) => isSameJson(value, initial) } = draft
  const { user } = useSession()
  const stored = () => (name === undefined ? undefined : readDraft(user.id, name, schema, storage))
  const [state, setState] = useState(() => ({ name, value: stored() }))
  const isOtherDraft = state.name !== name
  const now = isOtherDraft ? { name, value: stored() } : state
  if (isOtherDraft) setState(now)
  useInterruptedDraft(storage === 'session' ? undefined : name)
  // The server-rendered page has no drafts.
  const isHydrated = useHydrated()
  const value = (isHydrated ? now.value : undefined) ?? initial

  const storeDraft = (next: z.output<Schema> | undefined) =>
    name !== undefined && writeDraft(user.id, name, next, storage)
  const set = (next: z.output<Schema>) => {
    setState({ name, value: isSameJson(next, initial) ? undefined : next })
    storeDraft(isBlank(next) ? undefined : next)
  }
  /**
   * Clears the field immediately, or shows `cleared`; if sending fails, the text returns, unless more has been typed.
   */
  const send = async (run: (value: z.output<Schema>) => Promise<unknown>, cleared?: z.output<Schema>) => {
    setState({ name, value: cleared })
    try {
      await run(value)
      if (isSameJson(stored(), value)) storeDraft(undefined)
    } catch (error) {
      setState((current) => (current.name === name && current.value === cleared ? { name, value } : current))
      throw error
    }
  }
  return [value, set, send, stored] as const
}

const Text = z.string()

/** True without text and media. */
export const hasNoContent = (text: string) =>
  !/<(img|hr|video|iframe)\b/i.test(text) && text.replace(/<[^>]*>/g, '').trim() === ''

/** The plain or rich text of one field. The initial text, or one without content, is not stored. */
export const useTextDraft = (name: string | undefined, initial = '') =>
  useLocalDraft({
    name,
    schema: Text,
    initial,
    isBlank: (text) => text === initial || (initial === '' && hasNoContent(text)),
  })
