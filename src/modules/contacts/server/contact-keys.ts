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

const digitsOf = (phone: string) => phone.normalize('NFKC').replace(/\D/g, '')

// Shorter numbers are extensions; of others, the last nine digits match with and without country code or 0.
const minDigits = 7
const comparedDigits = 9

export const phoneKey = (phone: string) => {
  const digits = digitsOf(phone)
  return digits.length < minDigits ? '' : digits.slice(-comparedDigits)
}

export const phonesOf = ({ phone, morePhones }: ContactKeySource) => [phone, ...morePhones.map(({ value }) => value)]
export const emailsOf = ({ email, moreEmails }: ContactKeySource) => [email, ...moreEmails.map(({ value }) => value)]

/** Phone numbers for searches: digits only. */
export const searchedDigits = (contact: ContactKeySource) => phonesOf(contact).map(digitsOf)

const distinct = (kind: ContactKey['kind'], keys: readonly string[]): ContactKey[] =>
  [...new Set(keys)].filter((key) => key !== '').map((key) => ({ kind, key }))

/** The keys by which an import finds a contact, the surest first. A first name alone is not one. */
export const keysOf = (contact: ContactKeySource): ContactKey[] => [
  ...distinct('uid', [contact.uid]),
  ...distinct(
    'email',
    emailsOf(contact).map((email) => email.toLowerCase()),
  ),
  ...distinct('phone', phonesOf(contact).map(phoneKey)),
  ...distinct('name', contact.lastname ? [fold(contact.firstname, contact.lastname)] : []),
]
