import { createStore } from '#platform/web/store.ts'

export interface ToastMessage {
  text: string
  tone?: 'plain' | 'success' | 'error'
  /** One thing to do about it, as undo. */
  action?: { label: string; run: () => void }
}

export interface QueuedToast extends ToastMessage {
  id: number
}

export const toasts = createStore<readonly QueuedToast[]>([])

const maxToasts = 3
let last = 0

/** Says something in passing, from anywhere; returns what takes it back. At most three stand at a time. */
export function toast(message: ToastMessage) {
  last += 1
  const id = last
  const same = (queued: QueuedToast) => queued.text === message.text && !queued.action && !message.action
  toasts.set([...toasts.get().filter((queued) => !same(queued)), { ...message, id }].slice(-maxToasts))
  return () => dismiss(id)
}

export const dismiss = (id: number) => toasts.set(toasts.get().filter((queued) => queued.id !== id))
