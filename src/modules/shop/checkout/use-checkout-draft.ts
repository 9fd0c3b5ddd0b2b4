import { useLocalDraft } from '#platform/web/drafts/use-local-draft.ts'
import { blankDraft, CheckoutDraft } from './checkout-draft.ts'

/** The buyer's input: kept for a reload until the tab is closed, and separate for each user. */
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
    /** Keeps the address for further orders in this tab. */
    finish: () => set({ ...blankDraft, ...(draft.address && { address: draft.address }) }),
  }
}
