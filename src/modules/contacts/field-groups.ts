import { singleValueFields } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { type ContactField, contactFields, fields } from './contract-fields.ts'

export const flatFields = singleValueFields(fields)
export type FlatField = keyof typeof flatFields

const flatNames = listNames(flatFields)
const describe = (name: FlatField): ContactField => contactFields[name]

/** The fields of a part of the form, in order. */
export const getFields = (part: ContactField['part']) => flatNames.filter((name) => describe(name).part === part)

/** The fields shown in rows of the list. */
export const listedFields = {
  first: flatNames.filter((name) => describe(name).list === 'first'),
  wide: flatNames.filter((name) => describe(name).list === 'wide'),
}

// Fields that the contact pane displays in a special way.
const customRendered: readonly FlatField[] = [
  'firstname',
  'lastname',
  'company',
  'jobTitle',
  'department',
  'phone',
  'phoneLabel',
  'email',
  'emailLabel',
  'address',
  'notes',
  'starred',
  'frequentlycontacted',
  'image',
]

/** Fields with a generic line in the contact pane. */
export const genericFields = flatNames.filter((name) => !customRendered.includes(name))
