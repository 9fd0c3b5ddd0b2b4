import type { PasswordHashing } from './secrets.ts'
import { hashLength, isSame, readScrypt, type Scrypt, scryptText } from './scrypt-text.ts'

/** A runtime's implementation of scrypt, if possible in another thread. */
export type Derive = (password: string, salt: Uint8Array, cost: Scrypt, length: number) => Promise<Uint8Array>

const saltLength = 16

/** Hashes passwords with `derive` at `cost`, and verifies hashes of other costs, too. */
export function passwordHashing(derive: Derive, cost: Scrypt): PasswordHashing {
  // The same password may be typed as different characters (RFC 8265).
  const run = (password: string, salt: Uint8Array, at: Scrypt) =>
    derive(password.normalize('NFKC'), salt, at, hashLength)
  const nobodys = { cost, salt: new Uint8Array(saltLength), hash: new Uint8Array(hashLength) }
  return {
    async hash(password) {
      const salt = crypto.getRandomValues(new Uint8Array(saltLength))
      return scryptText(cost, salt, await run(password, salt, cost))
    },
    async verify(password, text) {
      const stored = text === undefined ? undefined : readScrypt(text)
      const { cost: at, salt, hash } = stored ?? nobodys
      return isSame(await run(password, salt, at), hash) && stored !== undefined
    },
    isOld(text) {
      const at = readScrypt(text)?.cost
      return at?.ln !== cost.ln || at.r !== cost.r || at.p !== cost.p
    },
  }
}
