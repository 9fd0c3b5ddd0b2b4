import type * as z from 'zod'
import { changedFields } from '#platform/fields/changed-fields.ts'
import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { plainText } from '#platform/server/html/stored-html.ts'
import { toRowIssues } from '#platform/server/http/row-issues.ts'
import { ImportRow, type ImportReport, ProductDraft } from '../contract.ts'
import { familyNames, fields } from '../contract-product.ts'
import { isHtml, toHtml } from '../description-cell.ts'
import { getChoiceKey } from './family.ts'
import type { CleanRow } from './import-texts.ts'
import { type ProductRow, normaliseSku, toProduct } from './product-rows.ts'

// Descriptions are sanitised before rows are validated.
const CleanDraft = ProductDraft.extend({ description: SafeHtml.prefault('') })
const CleanImportRow = ImportRow.extend({ description: SafeHtml.optional() })

type Draft = z.output<typeof CleanDraft>
type Issue = ImportReport['rows'][number]['issues'][number]
type Row = z.output<typeof CleanImportRow>
type Changes = Omit<Partial<Row>, 'variantOf'>

type ValidatedRow =
  | { outcome: 'updated'; id: number; changes: Changes }
  | { outcome: 'unchanged'; id: number }
  /** `main` is the main product of a variant: the id, or the article number of another row. */
  | { outcome: 'created'; draft: Draft; main?: number | string }
  | { outcome: 'refused'; issues: Issue[] }

const rejectRow = (path: string, message: string): ValidatedRow => ({ outcome: 'refused', issues: [{ path, message }] })

const listTags = (html: string) => html.replaceAll(/>[^<]*/g, '>')

/** A description that was stored as plain text is exported as such, and read back as a paragraph. */
function isSameDescription(before: string, after: string) {
  if (before === after) return true
  if (isHtml(before)) return false
  const paragraph = toHtml(plainText(before))
  // The sanitiser writes other entities for the same characters.
  return listTags(paragraph) === listTags(after) && plainText(paragraph) === plainText(after)
}

/** The fields of a row that differ from the stored product, so that files with all columns change only what was edited. */
function getChanges(old: ProductRow, row: Omit<Row, 'variantOf'>): Changes {
  const { description, ...product } = toProduct(old)
  const changes: Changes = changedFields<Changes>(pick(product, listNames(fields)), row)
  if (row.description !== undefined && isSameDescription(description, row.description)) delete changes.description
  return changes
}

/** Records the combinations of each family, to find duplicates. */
function createChoiceIndex(knownRows: readonly ProductRow[]) {
  const takenKeys = new Map<string, string>()
  const getKey = (family: number | string, choice: Pick<Draft, 'color' | 'size'>) => `${family} ${getChoiceKey(choice)}`
  for (const row of knownRows)
    takenKeys.set(getKey(row.variantOf ?? row.id, row), normaliseSku(row.sku) || String(row.id))
  return {
    /** Returns false if another row of the family has it. */
    take(family: number | string, choice: Pick<Draft, 'color' | 'size'>, by: string) {
      const at = getKey(family, choice)
      if ((takenKeys.get(at) ?? by) !== by) return false
      takenKeys.set(at, by)
      return true
    },
    leave(family: number | string, choice: Pick<Draft, 'color' | 'size'>) {
      takenKeys.delete(getKey(family, choice))
    },
  }
}

/** Returns the outcome of each row; `knownRows` are the families of all products that the rows name. */
export function validateRows(rows: readonly CleanRow[], knownRows: readonly ProductRow[]): ValidatedRow[] {
  const bySku = new Map(knownRows.filter(({ sku }) => normaliseSku(sku)).map((row) => [normaliseSku(row.sku), row]))
  const byId = new Map(knownRows.map((row) => [row.id, row]))
  const choiceIndex = createChoiceIndex(knownRows)
  const parsed = rows.map(({ input, fault }) => ({ ...CleanImportRow.safeParse(input), fault }))
  /** Rows that create main products, by article number: variants may precede them. */
  const newMains = new Map(
    parsed.flatMap(({ data }) => {
      const key = normaliseSku(data?.sku ?? '')
      const isMain = data && key && !data.variantOf && !bySku.has(key) && CleanDraft.safeParse(data).success
      return isMain ? [[key, data] as const] : []
    }),
  )
  const seenSkus = new Set<string>()

  return parsed.map(({ data, error, fault }, index): ValidatedRow => {
    if (error || fault)
      return { outcome: 'refused', issues: [...(error ? toRowIssues(error) : []), ...(fault ? [fault] : [])] }
    const { variantOf = '', ...row } = data
    const key = normaliseSku(row.sku ?? '')
    if (key && seenSkus.has(key)) return rejectRow('sku', 'An earlier row has this article number')
    if (key) seenSkus.add(key)
    const mainKey = normaliseSku(variantOf)
    const old = key ? bySku.get(key) : undefined

    if (old) {
      const main = old.variantOf === null ? undefined : byId.get(old.variantOf)
      if (mainKey && mainKey !== normaliseSku(main?.sku ?? ''))
        return rejectRow('variantOf', 'A variant cannot move to another main product')
      const family = old.variantOf ?? old.id
      const next = { color: row.color === undefined ? old.color : row.color, size: row.size ?? old.size }
      if (getChoiceKey(next) !== getChoiceKey(old)) {
        if (!choiceIndex.take(family, next, key)) return rejectRow('size', 'Another variant has this colour and size')
        choiceIndex.leave(family, old)
      }
      const changes = getChanges(old, row)
      if (Object.keys(changes).length === 0) return { outcome: 'unchanged', id: old.id }
      return { outcome: 'updated', id: old.id, changes }
    }

    const oldMain = mainKey ? bySku.get(mainKey) : undefined
    const newMain = mainKey ? newMains.get(mainKey) : undefined
    if (mainKey && !newMain && (!oldMain || oldMain.variantOf !== null))
      return rejectRow('variantOf', 'No main product has this article number')
    const family = oldMain?.id ?? (newMain ? mainKey : key || `row ${index}`)
    const draft = CleanDraft.safeParse({
      ...(newMain && pick(newMain, [...familyNames, 'price'])),
      ...(oldMain && pick(toProduct(oldMain), [...familyNames, 'price', 'discount'])),
      ...row,
    })
    if (!draft.data) return { outcome: 'refused', issues: toRowIssues(draft.error) }
    if (!choiceIndex.take(family, draft.data, key || `row ${index}`))
      return rejectRow('size', 'Another variant has this colour and size')
    return { outcome: 'created', draft: draft.data, ...(mainKey && { main: oldMain?.id ?? mainKey }) }
  })
}
