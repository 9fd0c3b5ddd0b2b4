import { type CellValue, fromCell } from '#platform/fields/field-cells.ts'
import { getField } from '#platform/fields/fields.ts'
import type { Shape } from '#platform/fields/contract-shapes.ts'
import { withIsoDates } from '#platform/fields/iso-dates.ts'
import type { ColumnMapping } from '#platform/records/column-mapping.ts'
import { fold } from '#platform/text/fold.ts'
import { type AnyFieldTexts, choiceText } from '#platform/ui/fields/field-texts.ts'
import type { ImportRow } from './import-source.ts'

/** Fields that a cell can contain: no references, which need a choice by the user, and no files, which are uploaded. */
export const listImportFields = (fields: Shape) =>
  Object.keys(fields).filter((name) => !['record', 'files'].includes(getField(fields[name]).kind))

const plain = (name: string) => fold(name).replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Assigns columns to fields by name or label; if two columns match, the first one. */
export function guessMapping(columns: readonly string[], fields: Shape, texts: AnyFieldTexts): ColumnMapping {
  const named = new Map(
    listImportFields(fields).flatMap((name) => [
      [plain(texts.field(name)), name],
      [plain(name), name],
    ]),
  )
  const assigned = new Set<string>()
  return Object.fromEntries(
    columns.map((column) => {
      const name = named.get(plain(column))
      if (name === undefined || assigned.has(name)) return [column, undefined]
      assigned.add(name)
      return [column, name]
    }),
  )
}

/** The choices of a field by their labels in the interface language. */
function getLabels(fields: Shape, name: string, texts: AnyFieldTexts) {
  const { choices } = getField(fields[name])
  return new Map(choices.map((value) => [fold(choiceText(texts, name, value)), value]))
}

/** Converts the rows of a file to new records; an empty cell sets no field. */
export function applyMapping(
  rows: readonly Readonly<Record<string, string>>[],
  mapping: ColumnMapping,
  { fields, texts }: { fields: Shape; texts: AnyFieldTexts },
): ImportRow[] {
  const columns = Object.entries(mapping).flatMap(([column, name]) =>
    name === undefined ? [] : [{ column, name, field: getField(fields[name]), labels: getLabels(fields, name, texts) }],
  )
  const dates = columns.filter(({ field }) => field.kind === 'date').map(({ column }) => column)
  return withIsoDates(rows, dates).map((row) =>
    Object.fromEntries(
      columns.flatMap(({ column, name, field, labels }): [string, CellValue][] => {
        const cell = row[column]?.trim()
        return cell ? [[name, fromCell(field, cell, labels)]] : []
      }),
    ),
  )
}
