import '#platform/ui/form/texts.ts'
import { useMutation } from '@tanstack/react-query'
import type { UseFormSetError } from 'react-hook-form'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMergedEdit } from '#platform/web/drafts/use-merged-edit.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Discount } from '../contract-discounts.ts'
import { api } from './discounts-client.ts'
import { type Draft, fieldNames, FormSchema, type FormValues, valuesOf } from './form-values.ts'

// The form shows refusals itself.
const quietly = <Options extends { meta: object }>(options: Options) => ({
  ...options,
  meta: { ...options.meta, quiet: true },
})
const creating = quietly(api.create.mutation())
const editing = quietly(api.edit.mutation())

/** Writes what the form holds; false where the server refused. */
export function useSaveDiscount(discount: Discount | undefined, setError: UseFormSetError<FormValues>) {
  const t = useTexts('shop')
  const { mutateAsync: create } = useMutation(creating)
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: undoEdit } = useMutation(api.edit.mutation())
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  const merge = useMergedEdit(discount)
  const formText = useTexts('form')
  const say = (text: string, undo: () => Promise<unknown>) =>
    toast({ text, tone: 'success', action: { label: t('discounts.undo'), run: () => void undo().catch(() => {}) } })

  const write = async (draft: Draft) => {
    if (!discount) {
      const { id, code } = await create({ body: draft })
      say(t('discounts.form.created', { code }), () => remove({ params: { id } }))
      return
    }
    const params = { id: discount.id }
    const before = FormSchema.parse(valuesOf(discount))
    const body = changedFields(before, draft)
    if (Object.keys(body).length === 0) return
    await merge(body, (merged) => edit({ params, body: merged }))
    say(t('discounts.form.saved', { code: draft.code }), () =>
      merge(changedFields(draft, before), (merged) => undoEdit({ params, body: merged })),
    )
  }

  return async (draft: Draft) => {
    try {
      await write(draft)
      return true
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined
      const names = fieldNames.filter((name) => failure?.issues.some(({ path }) => path.split('.')[0] === name))
      const isChanged = failure?.status === 409 && failure.conflicts.length > 0
      const messageOf = (name: (typeof fieldNames)[number]) => {
        if (isChanged) return formText('reasons.changed')
        return t(name === 'code' ? 'discounts.form.taken' : `discounts.faults.${name}`)
      }
      for (const name of names) setError(name, { message: messageOf(name) }, { shouldFocus: true })
      if (isChanged) setError('root', { message: formText('failed.changed') })
      else if (names.length === 0)
        setError('root', {
          message: t(failure?.status === 403 ? 'discounts.form.forbidden' : 'discounts.form.notSaved'),
        })
      return false
    }
  }
}
