import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useMergedEdit } from '#platform/web/drafts/merge/use-merged-edit.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import type { Product } from '../contract.ts'
import { api } from '../products-client.ts'
import { variantFieldNames } from '../contract-product.ts'
import { getChanges, fieldNames, FormSchema, type FormValues, type ParsedValues } from './form-values.ts'
import type { Pictures } from './use-pictures.ts'
import { addBases, getAddedQty, getVariantChanges, rebaseRows, reverseChanges } from './variant-changes.ts'

// The form itself shows why a write was rejected.
const createMutation = api.create.mutation({ quiet: true })
const editMutation = api.edit.mutation({ quiet: true })

const variantPath = /^variants\.(\d+)\.(\w+)$/

/** The field of the form for a path rejected by the server; `positions` are those of the sent rows. */
function findFieldName(path: string, positions: readonly (number | undefined)[]) {
  const [, index, name] = variantPath.exec(path) ?? []
  const at = positions[Number(index)]
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
  const positions = useRef<readonly (number | undefined)[]>([])
  return {
    async save(values: ParsedValues) {
      const before = product && FormSchema.parse(initial)
      const changedRows = getVariantChanges(before?.variants ?? [], values.variants)
      positions.current = changedRows.map(({ at }) => at)
      try {
        if (pictures.hasFailed) throw new FailedPictures()
        if (product && before) await change(product, { before, values, changedRows }, pictures.changes())
        else await create(values, changedRows)
      } catch (error) {
        onFail(error)
        throw error
      }
    },
    toFieldName: (path: string) => findFieldName(path, positions.current),
  }
}

type Sent = ReturnType<typeof getVariantChanges>

function useCreate(pictures: Pictures) {
  const t = useTexts('shop')
  const { mutateAsync: create } = useMutation(createMutation)
  const { mutateAsync: remove } = useMutation(api.remove.mutation())
  return async (values: ParsedValues, changedRows: Sent) => {
    const variants = changedRows.map(({ change }) => change)
    const created = await create({ body: { ...values, variants, pictures: pictures.changes().pictures ?? [] } })
    const undo = () => remove({ params: { id: created.id } })
    toast({ text: t('form.created', { name: created.title }), tone: 'success', undo })
  }
}

/** Sends the changed rows as the user has read them: a conflict in one of them tells the user its present value. */
function useMergedRows() {
  const rows = useRef<ParsedValues['variants']>(undefined)
  return async <Saved>(
    before: ParsedValues['variants'],
    changedRows: ReturnType<typeof getVariantChanges>,
    send: (sentRows: ReturnType<typeof addBases>) => Promise<Saved>,
  ) => {
    rows.current ??= before
    const sentRows = addBases(changedRows, rows.current)
    try {
      return { sentRows, saved: await send(sentRows) }
    } catch (error) {
      rows.current = rebaseRows(rows.current, sentRows, error)
      throw error
    }
  }
}

function useChange(product: Product | undefined) {
  const t = useTexts('shop')
  const { mutateAsync: edit } = useMutation(editMutation)
  const { mutateAsync: undoEdit } = useMutation(api.edit.mutation())
  const merge = useMergedEdit(product)
  const mergeRows = useMergedRows()
  return async (
    { id }: Product,
    { before, values, changedRows }: { before: ParsedValues; values: ParsedValues; changedRows: Sent },
    pictures: ReturnType<Pictures['changes']>,
  ) => {
    const params = { id }
    const changes = { ...getChanges(before, values), ...pictures }
    if (Object.keys(changes).length + changedRows.length === 0) return
    let addedQty = 0
    const { sentRows } = await mergeRows(before.variants, changedRows, (rows) => {
      const variants = rows.map(({ change }) => change)
      return merge({ ...changes, ...(variants.length > 0 && { variants }) }, (merged) => {
        addedQty = getAddedQty(merged)
        return edit({ params, body: merged })
      })
    })
    // A removed picture cannot be restored: only other fields are undone.
    const { qty: _qty, ...reversedChanges } = getChanges(values, before)
    const family = sentRows.length > 0 ? await api.family.send({ params }).catch(() => []) : []
    const variants = reverseChanges(sentRows, before.variants, family)
    const reversed = {
      ...reversedChanges,
      ...(addedQty !== 0 && { addQty: -addedQty }),
      ...(variants.length > 0 && { variants }),
    }
    const isReversible = Object.keys(reversed).length > 0
    const undo = () => merge(reversed, (merged) => undoEdit({ params, body: merged }))
    toast({ text: t('form.saved', { name: values.title }), tone: 'success', ...(isReversible && { undo }) })
  }
}
