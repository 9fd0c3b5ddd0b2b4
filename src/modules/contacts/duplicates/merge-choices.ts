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

/** What makes two values of a field the same, however they are written. */
const sense = (field: SingleField, value: string) => {
  if (field === 'phone') return value.replaceAll(/[^\d+]/g, '')
  return field === 'email' ? value.trim().toLowerCase() : value.trim()
}

/** The different values of a field, each with the first contact that has it. */
export const optionsOf = (contacts: readonly Contact[], field: SingleField) => {
  const seen = new Map<string, { value: string; id: number }>()
  for (const { id, [field]: value } of contacts) {
    const key = sense(field, value)
    if (key !== '' && !seen.has(key)) seen.set(key, { value: value.trim(), id })
  }
  return [...seen.values()]
}

/** Each field from the contact that is kept, or where that has none, from the first that has one. */
export const choicesFor = (contacts: readonly Contact[], keep: Contact): Choices => {
  const choose = (field: SingleField) => {
    const options = optionsOf(contacts, field)
    const own = options.find(({ value }) => sense(field, value) === sense(field, keep[field]))
    return (own ?? options[0])?.id ?? keep.id
  }
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
const further = (
  field: 'phone' | 'email',
  main: string,
  mains: readonly string[],
  details: readonly Detail[],
): Detail[] => {
  const seen = new Set(['', sense(field, main)])
  const all = [...details, ...mains.map((value): Detail => ({ label: 'other', value }))]
  return all
    .filter(({ value }) => {
      const key = sense(field, value)
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
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
      'phone',
      phone,
      contacts.map((contact) => contact.phone),
      contacts.flatMap(({ morePhones }) => morePhones),
    ),
    moreEmails: further(
      'email',
      email,
      contacts.map((contact) => contact.email),
      contacts.flatMap(({ moreEmails }) => moreEmails),
    ),
    labels: [...new Set(contacts.flatMap(({ labels }) => labels))].slice(0, mostLabels),
    starred: contacts.some(({ starred }) => starred),
    frequentlycontacted: contacts.some(({ frequentlycontacted }) => frequentlycontacted),
  }
}
