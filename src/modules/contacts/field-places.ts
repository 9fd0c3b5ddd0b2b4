import { flatOf } from '#platform/fields/described-values.ts'
import { namesOf } from '#platform/fields/descriptions.ts'
import { type ContactField, contactFields, fields } from './contract-fields.ts'

export const flatFields = flatOf(fields)
export type FlatField = keyof typeof flatFields

const flatNames = namesOf(flatFields)
const describe = (name: FlatField): ContactField => contactFields[name]

/** The fields that stand in a part of the form, in their order. */
export const fieldsIn = (part: ContactField['part']) => flatNames.filter((name) => describe(name).part === part)

/** The fields that rows of the list show. */
export const listedFields = {
  first: flatNames.filter((name) => describe(name).list === 'first'),
  wide: flatNames.filter((name) => describe(name).list === 'wide'),
}

// The open contact has places of their own for these.
const shownByHand: readonly FlatField[] = [
  'firstname',
  'lastname',
  'company',
  'jobTitle',
  'department',
  'phone',
  'email',
  'address',
  'notes',
  'starred',
  'frequentlycontacted',
  'image',
]

/** The fields that have a line of their own in the open contact. */
export const furtherFields = flatNames.filter((name) => !shownByHand.includes(name))
