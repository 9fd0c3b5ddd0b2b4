import { useMutation } from '@tanstack/react-query'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Invoice } from '../contract-invoice.ts'
import { api } from '../invoices-client.ts'
import { useInvoiceName } from '../use-invoice-name.ts'
import { type FormDraft, FormSchema, type FormValues } from './form-values.ts'

// The form shows refusals above its fields.
const quiet = { quiet: true }

/** Saves the form's values and returns the invoice's id. */
export function useSaveInvoice(invoice: Invoice | undefined, before: FormValues) {
  const t = useTexts('invoices')
  const getInvoiceName = useInvoiceName()
  const { mutateAsync: create } = useMutation(api.create.mutation(quiet))
  const { mutateAsync: edit } = useMutation(api.edit.mutation(quiet))
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  const merge = useMergedEdit(invoice)

  return async (draft: FormDraft) => {
    if (!invoice) {
      const created = await create({ body: draft })
      toast({ text: t('done.created'), tone: 'success', undo: () => remove({ params: { id: created.id } }) })
      return created.id
    }
    const { id } = invoice
    // Invoices written through the API may have values that this form refuses. Then all fields are sent.
    const { data: previous } = FormSchema.safeParse(before)
    const body = previous ? changedFields(previous, draft) : draft
    if (Object.keys(body).length === 0) return id
    const send = (changes: typeof body) => merge(changes, (merged) => edit({ params: { id }, body: merged }))
    await send(body)
    toast({
      text: t('done.saved', { number: getInvoiceName(invoice) }),
      tone: 'success',
      undo: previous && (() => send(changedFields(draft, previous))),
    })
    return id
  }
}
