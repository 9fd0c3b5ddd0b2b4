import { useMutation } from '@tanstack/react-query'
import type { UseFormSetError } from 'react-hook-form'
import { Failure } from '#platform/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { client } from '#platform/web/client.ts'
import { type Product, shop } from '../contract.ts'
import { changesOf, fieldNames, FormSchema, type FormValues, type Typed, valuesOf } from './form-values.ts'
import type { Pictures } from './use-pictures.ts'

const api = client(shop)

// The form shows refusals itself, above what was typed.
const quietly = <Options extends { meta: object }>(options: Options) => ({
  ...options,
  meta: { ...options.meta, quiet: true },
})
const creating = quietly(api.create.mutation())
const editing = quietly(api.edit.mutation())

interface Saving {
  /** As it was when the form was opened; nothing for a new one. */
  product: Product | undefined
  pictures: Pictures
  setError: UseFormSetError<FormValues>
}

/** Writes what the form holds; false where the server refused. */
export function useSaveProduct({ product, pictures, setError }: Saving) {
  const t = useTexts('shop')
  const { mutateAsync: create } = useMutation(creating)
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: undoEdit } = useMutation(api.edit.mutation())
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  const say = (text: string, undo: () => Promise<unknown>) =>
    toast({ text, tone: 'success', action: { label: t('form.undo'), run: () => void undo().catch(() => {}) } })

  const write = async (values: Typed) => {
    if (!product) {
      const made = await create({ body: { ...values, pictures: pictures.changes().pictures ?? [] } })
      say(t('form.created', { name: made.title }), () => remove({ params: { id: made.id } }))
      return
    }
    const params = { id: product.id }
    const before = FormSchema.parse(valuesOf(product))
    const body = { ...changesOf(before, values), ...pictures.changes() }
    if (Object.keys(body).length === 0) return
    await edit({ params, body })
    // A picture that was taken away cannot be had back: only what was typed is undone.
    const back = changesOf(values, before)
    if (Object.keys(back).length === 0) toast({ text: t('form.saved', { name: values.title }), tone: 'success' })
    else say(t('form.saved', { name: values.title }), () => undoEdit({ params, body: back }))
  }

  return async (values: Typed) => {
    try {
      await write(values)
      return true
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined
      for (const { path } of failure?.issues ?? []) {
        const name = fieldNames.find((field) => field === path.split('.')[0])
        if (name) setError(name, { message: t(name === 'sku' ? 'form.errors.skuTaken' : 'form.errors.invalid') })
      }
      const reason = failure?.issues.some(({ path }) => path.startsWith('pictures'))
        ? 'pictures'
        : failure?.status === 403
          ? 'forbidden'
          : failure?.status === 404
            ? 'missing'
            : 'notSaved'
      setError('root', { message: t(`form.errors.${reason}`) })
      return false
    }
  }
}
