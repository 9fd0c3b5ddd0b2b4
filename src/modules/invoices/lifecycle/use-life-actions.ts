import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { CreditDraft } from '../contract-credit.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'

// The dialogs show refusals.
const quiet = { quiet: true }

/** The steps in the life of an invoice. None can be undone, so that dialogs ask before. */
export function useLifeActions() {
  const t = useTexts('invoices')
  const { mutateAsync: issue } = useMutation(api.issue.mutation())
  const { mutateAsync: voidInvoice } = useMutation(api.void.mutation(quiet))
  const { mutateAsync: credit } = useMutation(api.credit.mutation(quiet))
  const notify = (text: string) => toast({ text, tone: 'success' })
  return {
    issue: ({ id }: Invoice) =>
      issue({ params: { id } }).then(
        ({ number }) => notify(t('done.issued', { number })),
        // The application shows the refusal.
        () => {},
      ),
    /** Throws the server's refusal, which the dialog shows. */
    voidInvoice: async ({ id, number }: Invoice, reason: string) => {
      await voidInvoice({ params: { id }, body: { reason } })
      notify(t('done.voided', { number }))
    },
    /** Throws the server's refusal, which the dialog shows. */
    credit: async ({ id }: Invoice, body: CreditDraft) => {
      const { creditNotes } = await credit({ params: { id }, body })
      notify(t('done.credited', { number: creditNotes.at(-1)?.number ?? '' }))
    },
  }
}
