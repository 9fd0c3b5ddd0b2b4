import { type FieldKind, getField } from '#platform/fields/fields.ts'
import { isNoByDefault, toCell } from '#platform/fields/field-cells.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { fold } from '#platform/text/fold.ts'
import { type ContactField, contactFields, type VcardTexts } from '../contract-fields.ts'

/** A field with a vCard property of its own. */
interface VcardProperty {
  property: string
  kind: FieldKind
  /** The value as text of the property; empty if it is not written. */
  write(value: unknown): string
  /** The cell of an import, from the texts of all lines with the property. */
  read(texts: readonly string[]): string
}

function readText(kind: FieldKind, texts: readonly string[]) {
  if (kind === 'longText') return texts.join('\n')
  const text = texts.find(Boolean) ?? ''
  // Version 3.0 writes dates with hyphens, version 4.0 without.
  return kind === 'date' ? text.replace(/^(\d{4})-?(\d\d)-?(\d\d).*$/s, '$1-$2-$3') : text
}

/** The property's texts of choices, or of `true`; others are the same in a vCard. */
function createTexts(texts: Readonly<Record<string, string>>): VcardTexts {
  const values = new Map(Object.entries(texts).map(([value, text]) => [fold(text), value]))
  return { write: (cell) => texts[cell] ?? cell, read: (text) => values.get(fold(text)) ?? text }
}

/** The vCard property of a field; undefined for those that are composed by hand, or not written. */
export function getVcardProperty({ vcard, schema }: Pick<ContactField, 'vcard' | 'schema'>): VcardProperty | undefined {
  if (vcard === 'composed' || vcard === 'none') return undefined
  const { kind } = getField(schema)
  const described = typeof vcard === 'string' ? { property: vcard } : vcard
  const { write, read } = 'write' in described ? described : createTexts('texts' in described ? described.texts : {})
  return {
    property: described.property,
    kind,
    write: (value) => (isNoByDefault(schema, value) ? '' : write(toCell(value))),
    read: (texts) => read(readText(kind, texts)),
  }
}

export const vcardProperties = listNames(contactFields).flatMap((name) => {
  const property = getVcardProperty(contactFields[name])
  return property ? [{ name, csv: contactFields[name].csv, ...property }] : []
})
