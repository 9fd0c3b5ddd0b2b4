import type { Address } from '../contract-email.ts'

/** A recipient; an invalid address is kept so that the user can correct it. */
export interface Recipient extends Address {
  isBroken: boolean
}

// The same rules as on the server: a local part, an @, a domain with a dot.
const addressPattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/i

export const isAddress = (email: string) => email.length <= 254 && addressPattern.test(email)

/** Parses typed or pasted addresses: "Ana <ana@x.example>, b@x.example; c@x.example". */
export function readAddresses(text: string): Recipient[] {
  return text
    .split(/[;,،,、\n\t]+(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part) => {
      const [, name = '', inside = ''] = /^(.*?)<([^<>]*)>$/.exec(part) ?? []
      if (inside) return [recipient(name.replaceAll('"', '').trim(), inside.trim())]
      const words = part.split(/\s+/)
      return words.length > 1 && words.every(isAddress)
        ? words.map((word) => recipient('', word))
        : [recipient('', part)]
    })
}

const recipient = (name: string, email: string): Recipient => ({
  name: name.slice(0, 160),
  email,
  isBroken: !isAddress(email),
})
