import * as z from 'zod'
import { base64url, hashBy, type SecretKey, secretKey } from './secret-key.ts'

/**
 * Password hashing of this runtime; the cost is part of the hash, so that each runtime can verify the others' hashes.
 */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  /** Takes the same time without a hash to compare with, and returns false. */
  verify(password: string, hash: string | undefined): Promise<boolean>
  /** The hash has another cost than the current one: hash the password again when it is next entered. */
  isOld(hash: string): boolean
}

/** Hashes and encrypts with a key that is not in the database. Stored values begin with the key's id. */
export interface Secrets {
  /** 256 random bits, base64url. */
  token(): string
  /** The stored hash of a token, of no use to readers of the database. */
  hash(text: string): Promise<string>
  /** All possible stored hashes of a token: with the current secret and with previous ones. */
  hashes(text: string): readonly string[]
  /** The stored hash of a code that is never looked up by its hash; it can be moved to another secret. */
  keep(code: string): Promise<string>
  isKept(code: string, kept: string): Promise<boolean>
  /** Encrypts values that have to be read again, such as the key of one-time codes; the result differs each time. */
  seal(text: string): Promise<string>
  /** Throws if neither this secret nor the previous one encrypted the value. */
  open(sealed: string): Promise<string>
  /** Re-encrypts a value of the previous secret; undefined if neither secret made it. Hashes cannot be moved. */
  renewed(how: 'sealed' | 'kept', stored: string): Promise<string | undefined>
  /** Prefix of stored values. */
  names: { today: string; previous: string | undefined }
  /** The code for the first administrator, which the server logs. */
  setupCode(): Promise<string>
  password: PasswordHashing
}

class UnknownSecret extends Error {
  override name = 'UnknownSecret'
  constructor() {
    super('The value was encrypted with another secret: set ATRIUM_SECRET_PREVIOUS to the previous one')
  }
}

// A code is short: it is hashed with its own random key, which is encrypted together with the hash. Codes that were
// hashed with the secret also name the key.
const Kept = z.object({ keys: z.array(z.string()), hash: z.string() })

/** `before` is the previous secret, whose values stay valid. */
export function secretsFrom(secret: string, password: PasswordHashing, before?: string): Secrets {
  const today = secretKey(secret)
  const previous = before === undefined ? undefined : secretKey(before)
  const keys = previous ? [today, previous] : [today]
  const named = ({ name }: SecretKey, made: string) => `${name}.${made}`

  /** The keys that may have made a value; values of older versions have no key id. */
  function makersOf(stored: string) {
    const [name = '', made] = stored.split('.')
    return made === undefined
      ? { makers: keys, made: stored }
      : { makers: keys.filter((key) => key.name === name), made }
  }
  const hash = async (text: string) => named(today, today.hash(text))
  const seal = async (text: string) => named(today, await today.seal(text))
  async function open(sealed: string) {
    const { makers, made } = makersOf(sealed)
    const opened = await Promise.any(makers.map((key) => key.open(made))).catch(() => undefined)
    if (opened === undefined) throw new UnknownSecret()
    return opened
  }
  const keep = (kept: z.infer<typeof Kept>) => seal(JSON.stringify(kept))
  const token = () => base64url(crypto.getRandomValues(new Uint8Array(32)))
  return {
    password,
    token,
    hash,
    hashes: (text) =>
      keys.flatMap((key) => {
        const made = key.hash(text)
        return [named(key, made), made]
      }),
    async keep(code) {
      const key = token()
      return keep({ keys: [key], hash: hashBy(key, code) })
    },
    async isKept(code, kept) {
      if (!kept.includes('.')) return keys.some((key) => key.hash(code) === kept)
      const { keys: own, hash: stored } = Kept.parse(JSON.parse(await open(kept)))
      return own.some((key) => hashBy(key, code) === stored)
    },
    seal,
    open,
    async renewed(how, stored) {
      const isOldCode = how === 'kept' && !stored.includes('.')
      if (isOldCode) return keep({ keys: keys.map(({ hashing }) => hashing), hash: stored })
      const text = await open(stored).catch(() => undefined)
      return text === undefined ? undefined : seal(text)
    },
    names: { today: today.name, previous: previous?.name },
    async setupCode() {
      const code = today.hash('the first administrator').replace(/[-_]/g, '').slice(0, 12).toUpperCase()
      return code.replace(/(.{4})(?=.)/g, '$1-')
    },
  }
}
