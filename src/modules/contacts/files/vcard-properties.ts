import { fieldOf } from '#platform/fields/fields.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import { contactFields } from '../contract-fields.ts'

/** Fields with a vCard property of their own. */
export const vcardProperties = namesOf(contactFields).flatMap((name) => {
  const { csv, vcard, schema } = contactFields[name]
  return vcard === 'composed' || vcard === 'none' ? [] : [{ name, csv, property: vcard, kind: fieldOf(schema).kind }]
})
