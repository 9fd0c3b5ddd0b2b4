import * as z from 'zod'

export interface Invited {
  email: string
  name: string
}

const Address = z.email().max(254)
export const isAddress = (email: string) => Address.safeParse(email).success

// `Ana Silva <ana@…>`, as mail programs write it, with quotes or without.
const withName = /^\s*"?([^"<]*?)"?\s*<\s*([^<>\s]+)\s*>\s*$/

const one = (text: string): Invited => {
  const [, name = '', email = ''] = withName.exec(text) ?? []
  return email
    ? { email: email.toLowerCase(), name: name.trim().slice(0, 120) }
    : { email: text.toLowerCase(), name: '' }
}

/** The addresses in a text that somebody typed or pasted; each once. What is none is among them, to be shown as such. */
export function readAddresses(text: string): Invited[] {
  const parts = text
    .split(/[,;\n\r\t]+/)
    .map((part) => part.trim())
    .filter(Boolean)
    // Addresses alone may have nothing but a space between them.
    .flatMap((part) => (part.includes('<') ? [part] : part.split(/\s+/)))
  return [...new Map(parts.map(one).map((invited) => [invited.email, invited])).values()]
}
