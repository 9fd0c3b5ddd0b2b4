import { type FieldKind, getField } from '#platform/fields/fields.ts'
import { namesWith } from '#platform/fields/descriptions.ts'
import { searchedChoices } from '#platform/server/search/choices/searched-choices.ts'
import { contactFields, fields } from '../contract-fields.ts'
import type { NewContact } from './contact-rows.ts'

// Names, company, numbers and addresses are indexed separately.
const others = namesWith(contactFields, 'isSearched').filter(
  (name) => !['firstname', 'lastname', 'company', 'phone', 'email'].includes(name),
)

const fieldsOfKind = (is: (kind: FieldKind) => boolean) => others.filter((name) => is(getField(fields[name]).kind))
const choices = fieldsOfKind((kind) => kind === 'choice')
/** The fields whose choices a list finds by their names. */
export const choiceFields = searchedChoices(contactFields)
const long = fieldsOfKind((kind) => kind === 'longText')
const short = others.filter((name) => !choices.includes(name) && !long.includes(name))

/** Searched fields besides names, company, numbers, addresses and labels. */
export const searchedTexts = (contact: Pick<NewContact, (typeof others)[number]>) => ({
  short: short.map((name) => contact[name]),
  choices: choices.map((name) => contact[name]),
  long: long.map((name) => contact[name]),
})
