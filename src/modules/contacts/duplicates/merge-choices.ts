import type { Contact, ContactChanges } from '../contract.ts'

/** Fields of which the merged contact has one value, in the order in which they are shown. */
export const singleFields = [
  'firstname',
  'lastname',
  'company',
  'department',
  'phone',
  'email',
  'address',
  'notes',
  'image',
] as const
export type SingleField = (typeof singleFields)[number]

/** Whose value each field takes: the id of one of the contacts. */
export type Choices = Record<SingleField, number>

/** The different values of a field, each with the first contact that has it. */
export const optionsOf = (contacts: readonly Contact[], field: SingleField) => {
  const seen = new Map<string, number>()
  for (const contact of contacts) {
    const value = contact[field].trim()
    if (value !== '' && !seen.has(value)) seen.set(value, contact.id)
  }
  return [...seen].map(([value, id]) => ({ value, id }))
}

/** Each field from the contact that is kept, or where that has none, from the first that has one. */
export const choicesFor = (contacts: readonly Contact[], keep: Contact): Choices => {
  const choose = (field: SingleField) =>
    keep[field].trim() === ''
      ? (optionsOf(contacts, field)[0]?.id ?? keep.id)
      : (optionsOf(contacts, field).find(({ value }) => value === keep[field].trim())?.id ?? keep.id)
  return {
    firstname: choose('firstname'),
    lastname: choose('lastname'),
    company: choose('company'),
    department: choose('department'),
    phone: choose('phone'),
    email: choose('email'),
    address: choose('address'),
    notes: choose('notes'),
    image: choose('image'),
  }
}

type Detail = Contact['morePhones'][number]

const mostDetails = 10
const mostLabels = 20

/** All numbers or addresses but the main one, each once. */
const further = (main: string, mains: readonly string[], details: readonly Detail[]): Detail[] => {
  const all = [...details, ...mains.map((value): Detail => ({ label: 'other', value }))]
  const others = all.filter(({ value }) => value.trim() !== '' && value !== main)
  return others
    .filter(({ value }, at) => others.findIndex((other) => other.value === value) === at)
    .slice(0, mostDetails)
}

/** What the merged contact becomes: the chosen values, and every number, address and label that any of them had. */
export function merged(contacts: readonly Contact[], choices: Choices): Omit<ContactChanges, 'deleted'> {
  const chosen = (field: SingleField) => contacts.find(({ id }) => id === choices[field])
  const [phone, email] = [chosen('phone')?.phone ?? '', chosen('email')?.email ?? '']
  return {
    firstname: chosen('firstname')?.firstname,
    lastname: chosen('lastname')?.lastname,
    company: chosen('company')?.company,
    department: chosen('department')?.department,
    address: chosen('address')?.address,
    notes: chosen('notes')?.notes,
    image: chosen('image')?.image,
    phone,
    email,
    morePhones: further(
      phone,
      contacts.map((contact) => contact.phone),
      contacts.flatMap(({ morePhones }) => morePhones),
    ),
    moreEmails: further(
      email,
      contacts.map((contact) => contact.email),
      contacts.flatMap(({ moreEmails }) => moreEmails),
    ),
    labels: [...new Set(contacts.flatMap(({ labels }) => labels))].slice(0, mostLabels),
    starred: contacts.some(({ starred }) => starred),
    frequentlycontacted: contacts.some(({ frequentlycontacted }) => frequentlycontacted),
  }
}
