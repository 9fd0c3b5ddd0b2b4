import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMergedEdit } from '#platform/web/drafts/use-merged-edit.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { client } from '#platform/web/api/client.ts'
import { type Product, shop } from '../contract.ts'
import { variantFieldNames } from '../contract-product.ts'
import { changesOf, fieldNames, FormSchema, type FormValues, type Typed } from './form-values.ts'
import type { Pictures } from './use-pictures.ts'
import { undoneChanges, variantChanges } from './variant-changes.ts'

const api = client(shop)

// The form itself shows why a write was rejected.
const creating = api.create.mutation({ quiet: true })
const editing = api.edit.mutation({ quiet: true })

const ofVariant = /^variants\.(\d+)\.(\w+)$/

/** The field of the form for a path rejected by the server; `places` are positions of the sent rows. */
function placeOf(path: string, places: readonly (number | undefined)[]) {
  const [, index, name] = ofVariant.exec(path) ?? []
  const at = places[Number(index)]
  const field = variantFieldNames.find((one) => one === name)
  if (at !== undefined && field) return `variants.${at}.${field}`
  return fieldNames.find((one) => one !== 'variants' && one === path.split('.')[0]) ?? ''
}

/** Some pictures were not uploaded. */
export class FailedPictures extends Error {}

interface Saving {
  /** As it was when the form was opened; undefined for a new one. */
  product: Product | undefined
  /** The initial values of the form. */
  initial: FormValues
  pictures: Pictures
  onFail: (error: unknown) => void
}

/** Saves the form, and maps errors of the server to its fields. */
export function useSaveProduct({ product, initial, pictures, onFail }: Saving) {
  const create = useCreate(pictures)
  const change = useChange(product)
  const places = useRef<readonly (number | undefined)[]>([])
  return {
    async save(values: Typed) {
      const before = product && FormSchema.parse(initial)
      const sent = variantChanges(before?.variants ?? [], values.variants)
      places.current = sent.map(({ at }) => at)
      try {
        if (pictures.hasFailed) throw new FailedPictures()
        if (product && before) await change(product, { before, values, sent }, pictures.changes())
        else await create(values, sent)
      } catch (error) {
        onFail(error)
        throw error
      }
    },
    fieldOf: (path: string) => placeOf(path, places.current),
  }
}

type Sent = ReturnType<typeof variantChanges>

/** Confirms the change, with undo. */
function useConfirmation() {
  const t = useTexts('shop')
  return (text: string, undo: () => Promise<unknown>) =>
    toast({ text, tone: 'success', action: { label: t('form.undo'), run: () => void undo().catch(() => {}) } })
}

function useCreate(pictures: Pictures) {
  const t = useTexts('shop')
  const say = useConfirmation()
  const { mutateAsync: create } = useMutation(creating)
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  return async (values: Typed, sent: Sent) => {
    const variants = sent.map(({ change }) => change)
    const made = await create({ body: { ...values, variants, pictures: pictures.changes().pictures ?? [] } })
    say(t('form.created', { name: made.title }), () => remove({ params: { id: made.id } }))
  }
}

function useChange(product: Product | undefined) {
  const t = useTexts('shop')
  const say = useConfirmation()
  const { mutateAsync: edit } = useMutation(editing)
  const { mutateAsync: undoEdit } = useMutation(api.edit.mutation())
  const merge = useMergedEdit(product)
  return async (
    { id }: Product,
    { before, values, sent }: { before: Typed; values: Typed; sent: Sent },
    pictures: ReturnType<Pictures['changes']>,
  ) => {
    const params = { id }
    const variants = sent.map(({ change }) => change)
    const body = { ...changesOf(before, values), ...pictures, ...(variants.length > 0 && { variants }) }
    if (Object.keys(body).length === 0) return
    await merge(body, (merged) => edit({ params, body: merged }))
    // A removed picture cannot be restored: only other fields are undone.
    const back = changesOf(values, before)
    const family = variants.length > 0 ? await api.family.send({ params }).catch(() => []) : []
    const undone = undoneChanges(sent, before.variants, family)
    const text = t('form.saved', { name: values.title })
    if (Object.keys(back).length + undone.length === 0) toast({ text, tone: 'success' })
    else
      say(text, () =>
        merge({ ...back, ...(undone.length > 0 && { variants: undone }) }, (merged) =>
          undoEdit({ params, body: merged }),
        ),
      )
  }
}
