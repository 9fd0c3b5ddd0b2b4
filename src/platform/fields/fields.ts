// Descriptions of fields, and the kinds, defaults and columns that derive from a schema (docs/add-a-field.md).
// For contracts, server and screens of any module; portable.

import * as z from 'zod'
import { isAmount } from '#platform/numbers/amount.ts'
import { type Given, innermost, type NameIn, type Shape } from './contract-shapes.ts'
import { getMetadata } from './declared-kinds.ts'
import { getRichText } from '#platform/rich-text/rich-text.ts'

/** The kind of a field, which decides input, display and sample values. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'url'
  | 'date'
  | 'number'
  | 'money'
  | 'yesNo'
  | 'choice'
  | 'choices'
  | 'person'
  | 'record'
  | 'files'

/** Whether the empty value is an empty text. */
export const isTextKind = (kind: FieldKind) => ['text', 'longText', 'email', 'phone', 'url'].includes(kind)

/** Whether users type the value. */
export const isTypedKind = (kind: FieldKind) => isTextKind(kind) || ['date', 'number', 'money'].includes(kind)

/** Description of a field, derived from its schema. */
export interface Field {
  kind: FieldKind
  /** The user has to fill it in: it has no default and no empty value. */
  isRequired: boolean
  /** Maximum number of characters, or of files. */
  maxLength: number | undefined
  choices: readonly string[]
  /** Inclusive bounds of a number, and whether it is an integer. */
  min: number
  max: number
  isInteger: boolean
  /** Decimal places, if the schema defines them. */
  digits: number | undefined
  /** The unit of a number. */
  unit: string | undefined
  /** The contracts whose records a reference may name. */
  topics: readonly string[] | undefined
}

/** Longer texts get an input with several lines. */
export const maxInLine = 300

/** All checks of a schema. The browser's build omits zod's computed properties such as `maxLength`. */
const listChecks = (schema: unknown) => (schema instanceof z.ZodType ? [schema, ...(schema.def.checks ?? [])] : [])

function getMax(schema: unknown) {
  const bounds = listChecks(schema).flatMap((check) =>
    check instanceof z.core.$ZodCheckMaxLength ? [check._zod.def.maximum] : [],
  )
  return bounds.length > 0 ? Math.min(...bounds) : undefined
}

/** Whether a field is rich text, which has no kind and is declared beside `fields` (docs/bounds.md). */
export function isRichText(schema: unknown) {
  const inner = innermost(schema)
  return inner instanceof z.ZodType && getRichText(inner) !== undefined
}

const metadataOfField = (schema: unknown) => (schema instanceof z.ZodType ? getMetadata(schema) : {})

function getKind(schema: unknown): FieldKind {
  if (isRichText(schema)) throw new TypeError('Rich text cannot be one of `fields`: see docs/bounds.md')
  const { kind } = metadataOfField(schema)
  if (kind) return kind
  if (schema instanceof z.ZodBoolean) return 'yesNo'
  if (schema instanceof z.ZodEnum) return 'choice'
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodEnum) return 'choices'
  if (schema instanceof z.ZodEmail) return 'email'
  if (schema instanceof z.ZodURL) return 'url'
  if (schema instanceof z.ZodISODate) return 'date'
  if (schema instanceof z.ZodNumber) return isAmount(schema) ? 'money' : 'number'
  if (schema instanceof z.ZodString) return (getMax(schema) ?? 0) > maxInLine ? 'longText' : 'text'
  throw new TypeError('This schema has no kind of field')
}

function readNumberRules(schema: unknown) {
  const rules: Pick<Field, 'min' | 'max' | 'isInteger' | 'digits'> = {
    min: Number.NEGATIVE_INFINITY,
    max: Number.POSITIVE_INFINITY,
    isInteger: false,
    digits: undefined,
  }
  for (const check of listChecks(schema)) {
    if (check instanceof z.core.$ZodCheckGreaterThan) rules.min = Math.max(rules.min, Number(check._zod.def.value))
    if (check instanceof z.core.$ZodCheckLessThan) rules.max = Math.min(rules.max, Number(check._zod.def.value))
    if (check instanceof z.core.$ZodCheckMultipleOf)
      rules.digits = Math.max(0, Math.round(-Math.log10(Number(check._zod.def.value))))
    if (check instanceof z.core.$ZodCheckNumberFormat) rules.isInteger ||= check._zod.def.format.includes('int')
  }
  return rules
}

/** The number nearest to 1 that the field accepts. */
export const clampTo = ({ min, max }: Field, value: number) => Math.min(Math.max(value, min), max)

function listChoices(schema: unknown): string[] {
  if (schema instanceof z.ZodArray) return listChoices(schema.element)
  return schema instanceof z.ZodEnum ? schema.options.map(String) : []
}

/** Kind and options of a contract's field, for generic forms and lists. */
export function getField(schema: unknown): Field {
  const inner = innermost(schema)
  return {
    kind: getKind(inner),
    isRequired: !(schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodUnion),
    maxLength: inner instanceof z.ZodString || inner instanceof z.ZodArray ? getMax(inner) : undefined,
    choices: listChoices(inner),
    ...readNumberRules(inner),
    unit: metadataOfField(inner).unit,
    topics: metadataOfField(inner).topics,
  }
}

/** Values of fields, all required. */
export type ValuesOf<Fields extends Shape> = z.output<z.ZodObject<Fields>>

type ChoiceIn<Schema> = Schema extends z.ZodEnum
  ? z.output<Schema> & string
  : Schema extends z.ZodArray<infer Element extends z.ZodEnum>
    ? z.output<Element> & string
    : never

/** `status.open` for every choice of every field with choices. */
export type ChoiceKey<Fields extends Shape> = {
  [Name in NameIn<Fields>]: `${Name}.${ChoiceIn<Given<Fields[Name]>>}`
}[NameIn<Fields>]

type DefaultValues<Fields extends Shape> = {
  [
    Name in keyof Fields as Fields[Name] extends z.ZodDefault | z.ZodString | z.ZodEmail | z.ZodURL ? Name : never
  ]: z.output<Fields[Name]>
} & Partial<ValuesOf<Fields>>

/** Initial values of a form for a new record; required fields other than text have none. */
export function createDefaultValues<Fields extends Shape>(fields: Fields): DefaultValues<Fields> {
  const begun = Object.entries(fields).flatMap(([name, schema]) => {
    if (schema instanceof z.ZodDefault) return [[name, schema.parse(undefined)]]
    return isTextKind(getField(schema).kind) ? [[name, '']] : []
  })
  // oxlint-disable-next-line typescript/consistent-type-assertions -- some of the same names, which the compiler cannot follow
  return Object.fromEntries(begun) as DefaultValues<Fields>
}
