import { useState } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { type CheckoutDraft, readDraft } from './checkout-draft.ts'

// Storage may be full or forbidden: then the draft lasts as long as the page.
function stored(key: string) {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, draft: CheckoutDraft | undefined) {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Kept in memory alone.
  }
}

/** What a buyer has said so far: outlives a reload, ends with the tab, and is nobody else's. */
export function useCheckoutDraft() {
  const { user } = useSession()
  const key = `checkout ${user.id}`
  const [draft, set] = useState(() => readDraft(stored(key)))
  return {
    draft,
    change(changes: Partial<CheckoutDraft>) {
      const next = { ...draft, ...changes }
      set(next)
      store(key, next)
    },
    /** Keeps the address for the next order, for as long as the tab is open. */
    finish() {
      const next = readDraft(JSON.stringify({ address: draft.address }))
      set(next)
      store(key, next)
    },
  }
}
