import { type FieldKind, fieldOf } from '#platform/fields/fields.ts'
import { namesWith } from '#platform/fields/descriptions.ts'
import { contactFields, fields } from '../contract-fields.ts'
import type { NewContact } from './contact-rows.ts'

// The name is what an entry is called, and numbers and addresses stand beside their further ones.
const others = namesWith(contactFields, 'isSearched').filter(
  (name) => !['firstname', 'lastname', 'phone', 'email'].includes(name),
)

const ofKind = (is: (kind: FieldKind) => boolean) => others.filter((name) => is(fieldOf(fields[name]).kind))
const choices = ofKind((kind) => kind === 'choice')
const long = ofKind((kind) => kind === 'longText')
const short = others.filter((name) => !choices.includes(name) && !long.includes(name))

/** What a search looks through beside names, numbers, addresses and labels. */
export const searchedTexts = (contact: Pick<NewContact, (typeof others)[number]>) => ({
  short: short.map((name) => contact[name]),
  choices: choices.map((name) => contact[name]),
  long: long.map((name) => contact[name]),
})
