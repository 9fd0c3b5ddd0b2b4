import type * as z from 'zod'
import { pick } from '#platform/fields/described-values.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { rowIssuesOf } from '#platform/server/http/issues-of.ts'
import { ImportRow, type ImportReport, ProductDraft } from '../contract.ts'
import { familyNames } from '../contract-product.ts'
import { choiceOf } from './family.ts'
import type { CleanRow } from './import-texts.ts'
import { type ProductRow, skuKey, toProduct } from './product-rows.ts'

// Descriptions are sanitised before rows are validated.
const CleanDraft = ProductDraft.extend({ description: SafeHtml.prefault('') })
const CleanImportRow = ImportRow.extend({ description: SafeHtml.optional() })

type Draft = z.output<typeof CleanDraft>
type Issue = ImportReport['rows'][number]['issues'][number]
type Row = z.output<typeof CleanImportRow>

type ValidatedRow =
  | { outcome: 'updated'; id: number; changes: Omit<Row, 'variantOf'> }
  /** `main` is the main product of a variant: the id, or the article number of another row. */
  | { outcome: 'created'; draft: Draft; main?: number | string }
  | { outcome: 'refused'; issues: Issue[] }

const refusal = (path: string, message: string): ValidatedRow => ({ outcome: 'refused', issues: [{ path, message }] })

/** Records the combinations of each family, to find duplicates. */
function choices(known: readonly ProductRow[]) {
  const taken = new Map<string, string>()
  const place = (family: number | string, choice: Pick<Draft, 'color' | 'size'>) => `${family} ${choiceOf(choice)}`
  for (const row of known) taken.set(place(row.variantOf ?? row.id, row), skuKey(row.sku) || String(row.id))
  return {
    /** Returns false if another row of the family has it. */
    take(family: number | string, choice: Pick<Draft, 'color' | 'size'>, by: string) {
      const at = place(family, choice)
      if ((taken.get(at) ?? by) !== by) return false
      taken.set(at, by)
      return true
    },
    leave(family: number | string, choice: Pick<Draft, 'color' | 'size'>) {
      taken.delete(place(family, choice))
    },
  }
}

/** Returns the outcome of each row; `known` are the families of all products that the rows name. */
export function validateRows(rows: readonly CleanRow[], known: readonly ProductRow[]): ValidatedRow[] {
  const bySku = new Map(known.filter(({ sku }) => skuKey(sku)).map((row) => [skuKey(row.sku), row]))
  const byId = new Map(known.map((row) => [row.id, row]))
  const offered = choices(known)
  const parsed = rows.map(({ input, fault }) => ({ ...CleanImportRow.safeParse(input), fault }))
  /** Rows that create main products, by article number: variants may precede them. */
  const newMains = new Map(
    parsed.flatMap(({ data }) => {
      const key = skuKey(data?.sku ?? '')
      const isMain = data && key && !data.variantOf && !bySku.has(key) && CleanDraft.safeParse(data).success
      return isMain ? [[key, data] as const] : []
    }),
  )
  const seen = new Set<string>()

  return parsed.map(({ data, error, fault }, index): ValidatedRow => {
    if (error || fault)
      return { outcome: 'refused', issues: [...(error ? rowIssuesOf(error) : []), ...(fault ? [fault] : [])] }
    const { variantOf = '', ...row } = data
    const key = skuKey(row.sku ?? '')
    if (key && seen.has(key)) return refusal('sku', 'An earlier row has this article number')
    if (key) seen.add(key)
    const mainKey = skuKey(variantOf)
    const old = key ? bySku.get(key) : undefined

    if (old) {
      const main = old.variantOf === null ? undefined : byId.get(old.variantOf)
      if (mainKey && mainKey !== skuKey(main?.sku ?? ''))
        return refusal('variantOf', 'A variant cannot move to another main product')
      const family = old.variantOf ?? old.id
      const next = { color: row.color === undefined ? old.color : row.color, size: row.size ?? old.size }
      if (choiceOf(next) !== choiceOf(old)) {
        if (!offered.take(family, next, key)) return refusal('size', 'Another variant has this colour and size')
        offered.leave(family, old)
      }
      return { outcome: 'updated', id: old.id, changes: row }
    }

    const oldMain = mainKey ? bySku.get(mainKey) : undefined
    const newMain = mainKey ? newMains.get(mainKey) : undefined
    if (mainKey && !newMain && (!oldMain || oldMain.variantOf !== null))
      return refusal('variantOf', 'No main product has this article number')
    const family = oldMain?.id ?? (newMain ? mainKey : key || `row ${index}`)
    const draft = CleanDraft.safeParse({
      ...(newMain && pick(newMain, [...familyNames, 'price'])),
      ...(oldMain && pick(toProduct(oldMain), [...familyNames, 'price', 'discount'])),
      ...row,
    })
    if (!draft.data) return { outcome: 'refused', issues: rowIssuesOf(draft.error) }
    if (!offered.take(family, draft.data, key || `row ${index}`))
      return refusal('size', 'Another variant has this colour and size')
    return { outcome: 'created', draft: draft.data, ...(mainKey && { main: oldMain?.id ?? mainKey }) }
  })
}
