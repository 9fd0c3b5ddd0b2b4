import { createStore } from '#platform/web/store.ts'

export interface ToastMessage {
  text: string
  tone?: 'plain' | 'success' | 'error'
  /** A possible action, such as undo. */
  action?: { label: string; run: () => void }
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
  const same = (queued: QueuedToast) => queued.text === message.text && !queued.action && !message.action
  toasts.set([...toasts.get().filter((queued) => !same(queued)), { ...message, id }].slice(-maxToasts))
  return () => dismiss(id)
}

export const dismiss = (id: number) => toasts.set(toasts.get().filter((queued) => queued.id !== id))
