import { useMutation } from '@tanstack/react-query'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Discount } from '../contract-discounts.ts'
import { api } from './discounts-client.ts'
import { type Draft, FormSchema, toFormValues } from './form-values.ts'

// The form itself shows why a write was rejected.
const creating = api.create.mutation({ quiet: true })
const editing = api.edit.mutation({ quiet: true })

/** Creates or changes the discount of the form. */
export function useSaveDiscount(discount: Discount | undefined) {
  const t = useTexts('shop')
  const { mutateAsync: create } = useMutation(creating)
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: undoEdit } = useMutation(api.edit.mutation())
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  const merge = useMergedEdit(discount)

  return async (draft: Draft) => {
    if (!discount) {
      const { id, code } = await create({ body: draft })
      toast({ text: t('discounts.form.created', { code }), tone: 'success', undo: () => remove({ params: { id } }) })
      return
    }
    const params = { id: discount.id }
    const before = FormSchema.parse(toFormValues(discount))
    const body = changedFields(before, draft)
    if (Object.keys(body).length === 0) return
    await merge(body, (merged) => edit({ params, body: merged }))
    toast({
      text: t('discounts.form.saved', { code: draft.code }),
      tone: 'success',
      undo: () => merge(changedFields(draft, before), (merged) => undoEdit({ params, body: merged })),
    })
  }
}
