import { fieldOf } from '#platform/fields/fields.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import { contactFields } from '../contract-fields.ts'

/** The fields that have a property of a vCard to themselves. */
export const vcardProperties = namesOf(contactFields).flatMap((name) => {
  const { csv, vcard, schema } = contactFields[name]
  return vcard === 'composed' || vcard === 'none' ? [] : [{ name, csv, property: vcard, kind: fieldOf(schema).kind }]
})
