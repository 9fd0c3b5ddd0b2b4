import '#platform/ui/form/texts.ts'
import { useMutation } from '@tanstack/react-query'
import type { UseFormSetError } from 'react-hook-form'
import { Failure } from '#platform/errors/failure.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMergedEdit } from '#platform/web/drafts/use-merged-edit.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { client } from '#platform/web/api/client.ts'
import { type Product, shop } from '../contract.ts'
import { changesOf, fieldNames, FormSchema, type FormValues, type Typed } from './form-values.ts'
import type { Pictures } from './use-pictures.ts'
import { undoneChanges, variantChanges } from './variant-changes.ts'

const api = client(shop)

const rowNames = ['price', 'discount', 'qty', 'sku', 'size', 'color'] as const

// The form shows refusals itself, above what was typed.
const creating = api.create.mutation({ quiet: true })
const editing = api.edit.mutation({ quiet: true })

const reasonOf = (path: string) => {
  if (path.endsWith('sku')) return 'skuTaken'
  return /(?:^|\.)(?:size|color)$/.test(path) ? 'sameChoice' : 'invalid'
}

const ofVariant = /^variants\.(\d+)\.(price|discount|qty|sku|size|color)$/

/** Where the form shows what the server refused; `places` are the rows that were sent. */
function placeOf(path: string, places: readonly (number | undefined)[]) {
  const [, index, name] = ofVariant.exec(path) ?? []
  const at = places[Number(index)]
  const field = rowNames.find((one) => one === name)
  if (at !== undefined && field) return `variants.${at}.${field}` as const
  return fieldNames.find((one) => one !== 'variants' && one === path.split('.')[0])
}

interface Saving {
  /** As it was when the form was opened; nothing for a new one. */
  product: Product | undefined
  /** What the form began with. */
  initial: FormValues
  pictures: Pictures
  setError: UseFormSetError<FormValues>
}

/** Writes what the form holds; false where the server refused. */
export function useSaveProduct({ product, initial, pictures, setError }: Saving) {
  const t = useTexts('shop')
  const { mutateAsync: create } = useMutation(creating)
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: undoEdit } = useMutation(api.edit.mutation())
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  const merge = useMergedEdit(product)
  const formText = useTexts('form')
  const say = (text: string, undo: () => Promise<unknown>) =>
    toast({ text, tone: 'success', action: { label: t('form.undo'), run: () => void undo().catch(() => {}) } })

  const write = async (values: Typed) => {
    if (!product) {
      const variants = variantChanges([], values.variants).map(({ change }) => change)
      const made = await create({ body: { ...values, variants, pictures: pictures.changes().pictures ?? [] } })
      say(t('form.created', { name: made.title }), () => remove({ params: { id: made.id } }))
      return
    }
    const params = { id: product.id }
    const before = FormSchema.parse(initial)
    const sent = variantChanges(before.variants, values.variants)
    const variants = sent.map(({ change }) => change)
    const body = { ...changesOf(before, values), ...pictures.changes(), ...(variants.length > 0 && { variants }) }
    if (Object.keys(body).length === 0) return
    await merge(body, (merged) => edit({ params, body: merged }))
    // A picture that was taken away cannot be had back: only what was typed is undone.
    const back = changesOf(values, before)
    const family = variants.length > 0 ? await api.family.send({ params }).catch(() => []) : []
    const undone = undoneChanges(sent, before.variants, family)
    if (Object.keys(back).length + undone.length === 0)
      toast({ text: t('form.saved', { name: values.title }), tone: 'success' })
    else
      say(t('form.saved', { name: values.title }), () =>
        merge({ ...back, ...(undone.length > 0 && { variants: undone }) }, (merged) =>
          undoEdit({ params, body: merged }),
        ),
      )
  }

  return async (values: Typed) => {
    try {
      await write(values)
      return true
    } catch (error) {
      const failure = error instanceof Failure ? error : undefined
      const before = product ? FormSchema.parse(initial).variants : []
      const places = variantChanges(before, values.variants).map(({ at }) => at)
      for (const { path, reason } of failure?.issues ?? []) {
        const name = placeOf(path, places)
        const message = reason === 'changed' ? formText('reasons.changed') : t(`form.errors.${reasonOf(path)}`)
        if (name) setError(name, { message })
      }
      if (failure?.conflicts.length) {
        setError('root', { message: formText('failed.changed') })
        return false
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
