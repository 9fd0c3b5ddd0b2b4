import * as z from 'zod'
import { fold } from '#platform/text/fold.ts'
import type { PersonReference } from './declared-kinds.ts'
import type { Field } from './fields.ts'

/** Possible contents of a cell. */
export type CellValue = string | number | boolean | string[] | PersonReference

/** The display text of a value: a text itself, a reference by its copy of the name or title, a file by its name. */
export function toLabel(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if ('name' in value && typeof value.name === 'string') return value.name
  return 'title' in value && typeof value.title === 'string' ? value.title : ''
}

/** Separates several choices or names of files in one cell. */
const between = '; '

/** A value as a cell of a file. */
export function toCell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map((item) => toLabel(item) || String(item)).join(between)
  return typeof value === 'object' ? toLabel(value) : String(value)
}

/** Whether the value is no and a record without a value gets no, so that a file need not contain it. */
export const isNoByDefault = (schema: unknown, value: unknown) =>
  value === false && !(schema instanceof z.ZodDefault && schema.parse(undefined) === true)

const isYes = (cell: string) => /^(?:true|yes|y|1|x|\*|★|oui|vrai|نعم|是)$/i.test(cell)

const choiceIn = (choices: readonly string[], cell: string, labels: ReadonlyMap<string, string>) =>
  labels.get(fold(cell)) ?? choices.find((choice) => fold(choice) === fold(cell)) ?? cell

const numberIn = (cell: string) => {
  const plain = cell.replaceAll(/[\s\u202F\u00A0]/g, '')
  const figure = Number(/^-?\d+,\d+$/.test(plain) ? plain.replace(',', '.') : plain)
  return cell === '' || Number.isNaN(figure) ? cell : figure
}

/** "www.example.com" as a URL. */
const withScheme = (cell: string) =>
  /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(cell) ? `https://${cell}` : cell

/**
 * Parses a cell of a field; an invalid number or choice stays text, for the server to refuse. `labels` are the field's
 * choices by their folded names in the reader's language.
 */
export function fromCell(
  { kind, choices }: Field,
  cell: string,
  labels: ReadonlyMap<string, string> = new Map(),
): CellValue {
  if (kind === 'yesNo') return isYes(cell)
  if (kind === 'choice') return choiceIn(choices, cell, labels)
  if (kind === 'choices')
    return cell
      .split(/[;|]/)
      .map((part) => choiceIn(choices, part.trim(), labels))
      .filter(Boolean)
  if (kind === 'number' || kind === 'money') return numberIn(cell)
  if (kind === 'person') return { id: null, name: cell }
  if (kind === 'url') return withScheme(cell)
  return cell
}
