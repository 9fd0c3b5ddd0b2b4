import { useLocalDraft } from '#platform/web/drafts/use-local-draft.ts'
import { blankDraft, CheckoutDraft } from './checkout-draft.ts'

/** What a buyer has said so far: outlives a reload, ends with the tab, and is nobody else's. */
export function useCheckoutDraft() {
  const [draft, set] = useLocalDraft({
    name: 'shop.checkout',
    schema: CheckoutDraft,
    initial: blankDraft,
    storage: 'session',
  })
  return {
    draft,
    change: (changes: Partial<CheckoutDraft>) => set({ ...draft, ...changes }),
    /** Keeps the address for the next order, for as long as the tab is open. */
    finish: () => set({ ...blankDraft, ...(draft.address && { address: draft.address }) }),
  }
}
