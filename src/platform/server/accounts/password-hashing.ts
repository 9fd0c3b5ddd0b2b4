import type { PasswordHashing } from './secrets.ts'
import { hashLength, isSame, readScrypt, type Scrypt, scryptText } from './scrypt-text.ts'

/** A runtime's implementation of scrypt, if possible in another thread. */
export type DeriveKey = (password: string, salt: Uint8Array, cost: Scrypt, length: number) => Promise<Uint8Array>

const saltLength = 16

/** Hashes passwords with `derive` at `cost`, and verifies hashes of other costs, too. */
export function passwordHashing(derive: DeriveKey, cost: Scrypt): PasswordHashing {
  // The same password may be typed as different characters (RFC 8265).
  const run = (password: string, salt: Uint8Array, options: Scrypt) =>
    derive(password.normalize('NFKC'), salt, options, hashLength)
  const dummy = { cost, salt: new Uint8Array(saltLength), hash: new Uint8Array(hashLength) }
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(saltLength))
      return scryptText(cost, salt, await run(password, salt, cost))
    },
    async verify(password, text) {
      const stored = text === undefined ? undefined : readScrypt(text)
      const { cost: options, salt, hash } = stored ?? dummy
      return isSame(await run(password, salt, options), hash) && stored !== undefined
    },
    isOld(text) {
      const options = readScrypt(text)?.cost
      return options?.ln !== cost.ln || options.r !== cost.r || options.p !== cost.p
    },
  }
}
