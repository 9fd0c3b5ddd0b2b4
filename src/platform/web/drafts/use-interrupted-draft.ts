import { useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useSession } from '#platform/web/session/session.ts'
import { draftNames } from './local-drafts.ts'

/** What a user does closes a field within this time, in milliseconds, such as a dialog that fades out. */
const closingTime = 1000

const closingKeys: ReadonlySet<string> = new Set(['Escape', 'Enter'])

/** The drafts whose fields are on the screen, each with the number of its fields. */
const openDrafts = new Map<string, number>()

/** When the user last did something that may close a field; not finite after typing. */
let gestureAt = -Infinity

const noteGesture = () => (gestureAt = performance.now())
const noteKey = ({ key }: KeyboardEvent) => void (closingKeys.has(key) && noteGesture())
const noteTyping = () => (gestureAt = -Infinity)

function watchGestures() {
  addEventListener('pointerdown', noteGesture, true)
  addEventListener('click', noteGesture, true)
  addEventListener('keydown', noteKey, true)
  addEventListener('input', noteTyping, true)
  return () => {
    removeEventListener('pointerdown', noteGesture, true)
    removeEventListener('click', noteGesture, true)
    removeEventListener('keydown', noteKey, true)
    removeEventListener('input', noteTyping, true)
  }
}

let stopWatching: (() => void) | undefined

function add(name: string) {
  stopWatching ??= watchGestures()
  openDrafts.set(name, (openDrafts.get(name) ?? 0) + 1)
}

function remove(name: string) {
  const left = (openDrafts.get(name) ?? 1) - 1
  if (left > 0) openDrafts.set(name, left)
  else openDrafts.delete(name)
  if (openDrafts.size > 0) return
  stopWatching?.()
  stopWatching = undefined
}

/**
 * Says that a draft is kept when its field disappears although the user did not close it: another user has deleted the
 * record, or taken a right away.
 */
export function useInterruptedDraft(name: string | undefined) {
  const t = useTexts('platform')
  const { user } = useSession()
  const address = useRef('')
  const report = useEffectEvent((closed: string) => {
    const owner = user.id
    const text = t('draft.interrupted')
    const isClosedByUser = location.href !== address.current || performance.now() - gestureAt < closingTime
    if (isClosedByUser) return
    // A sent draft is removed, and a field that only moves is added again, in the same task.
    setTimeout(() => {
      if (!openDrafts.has(closed) && draftNames(owner, closed).includes(closed)) toast({ text })
    })
  })
  useEffect(() => {
    address.current = location.href
  })
  useEffect(() => {
    if (name === undefined) return undefined
    add(name)
    return () => {
      report(name)
      remove(name)
    }
  }, [name])
}
