import * as z from 'zod'

export interface Invited {
  email: string
  name: string
}

const Address = z.email().max(254)
export const isAddress = (email: string) => Address.safeParse(email).success

// `Ana Silva <ana@…>` as in mail clients, with or without quotes.
const withName = /^\s*"?([^"<]*?)"?\s*<\s*([^<>\s]+)\s*>\s*$/

const parsePerson = (text: string): Invited => {
  const [, name = '', email = ''] = withName.exec(text) ?? []
  return email
    ? { email: email.toLowerCase(), name: name.trim().slice(0, 120) }
    : { email: text.toLowerCase(), name: '' }
}

/** The distinct addresses in a typed or pasted text, including invalid ones, which the form marks. */
export function readAddresses(text: string): Invited[] {
  const parts = text
    .split(/[,;\n\r\t]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    // Addresses without names may be separated by spaces only.
    .flatMap((part) => (part.includes('<') ? [part] : part.split(/\s+/)))
  return [...new Map(parts.map(parsePerson).map((invited) => [invited.email, invited])).values()]
}
