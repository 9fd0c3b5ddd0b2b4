import { fold } from '#platform/text/fold.ts'
import type { Contact, ImportReport } from '../contract.ts'

export interface ContactKey {
  kind: ImportReport['duplicates'][number]['by']
  key: string
}

type ContactKeySource = Pick<
  Contact,
  'uid' | 'firstname' | 'lastname' | 'phone' | 'email' | 'morePhones' | 'moreEmails'
>

const getDigits = (phone: string) => phone.normalize('NFKC').replace(/\D/g, '')

// Shorter numbers are extensions; of others, the last nine digits match with and without country code or 0.
const minDigits = 7
const comparedDigits = 9

export const phoneKey = (phone: string) => {
  const digits = getDigits(phone)
  return digits.length < minDigits ? '' : digits.slice(-comparedDigits)
}

export const listPhones = ({ phone, morePhones }: ContactKeySource) => [phone, ...morePhones.map(({ value }) => value)]
export const listEmails = ({ email, moreEmails }: ContactKeySource) => [email, ...moreEmails.map(({ value }) => value)]

/** Phone numbers for searches: digits only. */
export const searchedDigits = (contact: ContactKeySource) => listPhones(contact).map(getDigits)

const createKeys = (kind: ContactKey['kind'], keys: readonly string[]): ContactKey[] =>
  [...new Set(keys)].filter((key) => key !== '').map((key) => ({ kind, key }))

/** The keys by which an import finds a contact, the surest first. A first name alone is not one. */
export const getKeys = (contact: ContactKeySource): ContactKey[] => [
  ...createKeys('uid', [contact.uid]),
  ...createKeys(
    'email',
    listEmails(contact).map((email) => email.toLowerCase()),
  ),
  ...createKeys('phone', listPhones(contact).map(phoneKey)),
  ...createKeys('name', contact.lastname ? [fold(contact.firstname, contact.lastname)] : []),
]
