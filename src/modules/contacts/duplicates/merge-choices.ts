import { getField } from '#platform/fields/fields.ts'
import { pick } from '#platform/fields/described-values.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import type { Contact, ContactChanges } from '../contract.ts'
import { type Detail, maxDetails, maxLabels } from '../contract-fields.ts'
import { type FlatField, flatFields } from '../field-groups.ts'

/** A field with one value in the merged contact. */
export type SingleField = {
  [Name in FlatField]: Contact[Name] extends boolean ? never : Name
}[Exclude<FlatField, 'phoneLabel' | 'emailLabel' | 'notes'>]

type Mark = Exclude<FlatField, SingleField | 'phoneLabel' | 'emailLabel' | 'notes'>

const getKind = (name: FlatField) => getField(flatFields[name]).kind
const marks = listNames(flatFields).filter((name): name is Mark => getKind(name) === 'yesNo')

// The type of a number or address goes with it, and notes are joined.
const joined: readonly FlatField[] = ['phoneLabel', 'emailLabel', 'notes']

/** Fields with one value in the merged contact, in display order. */
export const singleFields = listNames(flatFields).filter(
  (name): name is SingleField => getKind(name) !== 'yesNo' && !joined.includes(name),
)

/** By field, the id of the contact whose value is used. */
export type Choices = Record<SingleField, number>

/** Normalises a value for comparison. */
function comparable(field: SingleField, value: string | number | null) {
  const text = String(value ?? '').trim()
  if (getKind(field) === 'phone') return text.replaceAll(/[^\d+]/g, '')
  return getKind(field) === 'email' ? text.toLowerCase() : text
}

/** The distinct values of a field, each with the first contact that has it. */
export const listOptions = (contacts: readonly Contact[], field: SingleField) => {
  const valuesByKey = new Map<string, { value: Contact[SingleField]; id: number }>()
  for (const { id, [field]: value } of contacts) {
    const key = comparable(field, value)
    if (key !== '' && !valuesByKey.has(key)) valuesByKey.set(key, { value, id })
  }
  return [...valuesByKey.values()]
}

/** Each field from the kept contact, or from the first one with a value. */
export const createChoices = (contacts: readonly Contact[], keep: Contact): Choices => {
  const choose = (field: SingleField) => {
    const options = listOptions(contacts, field)
    const option = options.find(({ value }) => comparable(field, value) === comparable(field, keep[field]))
    return (option ?? options[0])?.id ?? keep.id
  }
  return mapNames(singleFields, choose)
}

/** All numbers or addresses except the main one, without duplicates; there may be more than a contact can have. */
const otherValues = (
  field: 'phone' | 'email',
  main: string,
  mains: readonly Detail[],
  details: readonly Detail[],
): Detail[] => {
  const seenKeys = new Set(['', comparable(field, main)])
  return [...details, ...mains].filter(({ value }) => {
    const key = comparable(field, value)
    if (seenKeys.has(key)) return false
    seenKeys.add(key)
    return true
  })
}

const joinParts = (parts: readonly string[]) => parts.filter(Boolean).join('\n\n')

/** The notes of all contacts; they may be longer than those of one contact can be. */
export const joinNotes = (contacts: readonly Contact[]) =>
  joinParts([...new Set(contacts.map(({ notes }) => notes.trim()))])

/** The merged contact: the chosen values, all numbers, addresses and labels, and what finds no place added to the notes. */
export function merged(
  contacts: readonly Contact[],
  choices: Choices,
  notes = joinNotes(contacts),
): Omit<ContactChanges, 'deleted'> & { notes: string } {
  const chosenFields: Partial<Pick<Contact, SingleField>> = {}
  for (const field of singleFields) {
    const from = contacts.find(({ id }) => id === choices[field])
    if (from) Object.assign(chosenFields, pick(from, [field]))
  }
  const { phone = '', email = '' } = chosenFields
  const phones = otherValues(
    'phone',
    phone,
    contacts.map((contact) => ({ label: contact.phoneLabel, value: contact.phone })),
    contacts.flatMap(({ morePhones }) => morePhones),
  )
  const emails = otherValues(
    'email',
    email,
    contacts.map((contact) => ({ label: contact.emailLabel, value: contact.email })),
    contacts.flatMap(({ moreEmails }) => moreEmails),
  )
  const labels = [...new Set(contacts.flatMap((contact) => contact.labels))]
  const remaining = [
    ...[...phones.slice(maxDetails), ...emails.slice(maxDetails)].map(({ value }) => value),
    ...labels.slice(maxLabels),
  ]
  return {
    ...chosenFields,
    ...mapNames(marks, (mark) => contacts.some(({ [mark]: isMarked }) => isMarked)),
    phone,
    phoneLabel: contacts.find(({ id }) => id === choices.phone)?.phoneLabel ?? 'other',
    email,
    emailLabel: contacts.find(({ id }) => id === choices.email)?.emailLabel ?? 'other',
    morePhones: phones.slice(0, maxDetails),
    moreEmails: emails.slice(0, maxDetails),
    labels: labels.slice(0, maxLabels),
    notes: joinParts([notes.trim(), remaining.join('\n')]),
  }
}
