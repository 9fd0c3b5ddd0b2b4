import { createStore } from '#platform/web/store.ts'

export interface ToastMessage {
  text: string
  tone?: 'plain' | 'success' | 'error'
  action?: { label: string; run: () => void }
  /** Instead of an action: reverts what the message reports. The application reports a failure of the call itself. */
  undo?: (() => unknown) | undefined
}

export interface QueuedToast extends ToastMessage {
  id: number
}

export const toasts = createStore<readonly QueuedToast[]>([])

const maxToasts = 3
let last = 0

/**
 * Shows a message for a while, from anywhere; returns a function that removes it. At most three are shown at a time.
 */
export function toast(message: ToastMessage) {
  last += 1
  const id = last
  const isPlain = ({ action, undo }: ToastMessage) => !action && !undo
  const same = (queued: QueuedToast) => queued.text === message.text && isPlain(queued) && isPlain(message)
  toasts.set([...toasts.get().filter((queued) => !same(queued)), { ...message, id }].slice(-maxToasts))
  return () => dismiss(id)
}

export const dismiss = (id: number) => toasts.set(toasts.get().filter((queued) => queued.id !== id))
