import { useMutation } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useContractForm } from '#platform/ui/form/use-contract-form.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { SampleDraft } from './contract.ts'
import { blank } from './order-values.ts'
import { api } from './samples-client.ts'

const creating = api.create.mutation({ quiet: true })

interface OrderFormOptions {
  onOrdered?: () => void
  /** The field to focus for the next order. */
  next?: 'product'
}

/** A form for a sample order; resets after saving, and offers undo. */
export function useOrderForm({ onOrdered, next }: OrderFormOptions = {}) {
  const t = useTexts('form-layouts')
  const { mutateAsync: create } = useMutation(creating)
  const { mutate: remove } = useMutation(api.remove.mutation())
  const form = useContractForm(SampleDraft, {
    values: blank,
    save: (draft) => create({ body: draft }),
    onSaved(order) {
      form.restart(blank)
      const undo = () => remove({ params: { id: order.id } })
      toast({ text: t('stored.done', { product: order.product }), tone: 'success', undo })
      onOrdered?.()
      // The fields are remounted with the next render.
      if (next) setTimeout(() => form.setFocus(next))
    },
    words: {
      urgent: t('errors.urgent'),
      past: t('errors.past'),
      cents: t('errors.cents'),
      twice: t('errors.twice'),
      fileType: t('errors.fileType'),
      fileSize: t('errors.fileSize'),
      'phone.format': t('errors.phone'),
      'batch.format': t('errors.batch'),
    },
  })
  return form
}
