import { pick } from '#platform/fields/described-values.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { isSameJson } from '#platform/fields/same-json.ts'
import { fold } from '#platform/text/fold.ts'
import type { ContactChanges, ImportDraft } from '../contract.ts'
import { type Detail, fields, maxDetails, maxLabels, maxNotes } from '../contract-fields.ts'
import { listEmails, phoneKey, listPhones } from './contact-keys.ts'
import type { ContactRow } from './contact-rows.ts'

type Values = Required<Omit<ContactChanges, 'deleted'>>
type Name = keyof Values

const names = listNames(fields)

const emailKey = (email: string) => email.toLowerCase()
const sameNumber = (phone: string) => phoneKey(phone) || phone

/** The list with those of the values that it lacks. */
const withMissing = <Item>(list: readonly Item[], values: readonly Item[], getKey: (item: Item) => string) => {
  const seenKeys = new Set(list.map((item) => getKey(item)))
  return [...list, ...values.filter((value) => !seenKeys.has(getKey(value)) && seenKeys.add(getKey(value)))]
}

// A row without a name is named after its company or number, which is no reason to rename the contact. The company may
// be spelled as its record by now.
const isNamedAfterValue = ({ firstname, lastname, company, email, phone }: ImportDraft) =>
  lastname === '' && [company, email, phone].some((value) => fold(value) === fold(firstname))

/** A row replaces single values, except that it adds to lists and notes, and that a known number remains where it is. */
function updated(row: ImportDraft, contact: ContactRow): Values {
  const isKnownPhone = listPhones(contact).map(sameNumber).includes(sameNumber(row.phone))
  const isKnownEmail = listEmails(contact).map(emailKey).includes(emailKey(row.email))
  const phone = isKnownPhone ? contact.phone : row.phone
  const email = isKnownEmail ? contact.email : row.email
  const listOthers = (details: readonly Detail[], main: string, getKey: (text: string) => string) =>
    details.filter(({ value }) => getKey(value) !== getKey(main))
  return {
    ...pick(row, names),
    ...(isNamedAfterValue(row) && pick(contact, ['firstname'])),
    phone,
    phoneLabel: isKnownPhone ? contact.phoneLabel : row.phoneLabel,
    email,
    emailLabel: isKnownEmail ? contact.emailLabel : row.emailLabel,
    morePhones: withMissing(contact.morePhones, listOthers(row.morePhones, phone, sameNumber), ({ value }) =>
      sameNumber(value),
    ).slice(0, maxDetails),
    moreEmails: withMissing(contact.moreEmails, listOthers(row.moreEmails, email, emailKey), ({ value }) =>
      emailKey(value),
    ).slice(0, maxDetails),
    labels: withMissing(contact.labels, row.labels, (label) => fold(label)).slice(0, maxLabels),
    notes: contact.notes.includes(row.notes)
      ? contact.notes
      : [contact.notes, row.notes].filter(Boolean).join('\n').slice(0, maxNotes),
  }
}

// A number or address brings its type, which is `other` where the row does not name it.
const typedFields: Partial<Record<Name, Name>> = { phoneLabel: 'phone', emailLabel: 'email' }

/** The fields that a row changes in a contact; those that the row does not have stay. */
export function importChanges(
  row: ImportDraft,
  givenFields: ReadonlySet<string>,
  contact: ContactRow,
): Pick<ContactChanges, Name> {
  const next = updated(row, contact)
  const changedFields = names.filter(
    (name) => givenFields.has(typedFields[name] ?? name) && !isSameJson(next[name], contact[name]),
  )
  return pick(next, changedFields)
}
