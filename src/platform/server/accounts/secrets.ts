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
  hashCode(code: string): Promise<string>
  verifyCode(code: string, storedCode: string): Promise<boolean>
  /** Encrypts values that have to be read again, such as the key of one-time codes; the result differs each time. */
  encrypt(text: string): Promise<string>
  /** Throws if neither this secret nor the previous one encrypted the value. */
  decrypt(ciphertext: string): Promise<string>
  /** Re-encrypts a value of the previous secret; undefined if neither secret made it. Hashes cannot be moved. */
  reencrypt(storedAs: 'encrypted' | 'codeHash', stored: string): Promise<string | undefined>
  /** Prefix of stored values. */
  names: { current: string; previous: string | undefined }
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
const StoredCode = z.object({ keys: z.array(z.string()), hash: z.string() })

/** `before` is the previous secret, whose values stay valid. */
export function secretsFrom(secret: string, password: PasswordHashing, previousSecret?: string): Secrets {
  const current = secretKey(secret)
  const previous = previousSecret === undefined ? undefined : secretKey(previousSecret)
  const keys = previous ? [current, previous] : [current]
  const withKeyId = ({ name }: SecretKey, value: string) => `${name}.${value}`

  /** The keys that may have made a value; values of older versions have no key id. */
  function candidateKeys(stored: string) {
    const [name = '', value] = stored.split('.')
    return value === undefined
      ? { candidates: keys, value: stored }
      : { candidates: keys.filter((key) => key.name === name), value }
  }
  const hash = async (text: string) => withKeyId(current, current.hash(text))
  const encrypt = async (text: string) => withKeyId(current, await current.encrypt(text))
  async function decrypt(ciphertext: string) {
    const { candidates, value } = candidateKeys(ciphertext)
    const opened = await Promise.any(candidates.map((key) => key.decrypt(value))).catch(() => undefined)
    if (opened === undefined) throw new UnknownSecret()
    return opened
  }
  const storeCode = (storedCode: z.infer<typeof StoredCode>) => encrypt(JSON.stringify(storedCode))
  const token = () => base64url(crypto.getRandomValues(new Uint8Array(32)))
  return {
    password,
    token,
    hash,
    hashes: (text) =>
      keys.flatMap((key) => {
        const value = key.hash(text)
        return [withKeyId(key, value), value]
      }),
    async hashCode(code) {
      const key = token()
      return storeCode({ keys: [key], hash: hashBy(key, code) })
    },
    async verifyCode(code, storedCode) {
      if (!storedCode.includes('.')) return keys.some((key) => key.hash(code) === storedCode)
      const { keys: codeKeys, hash: stored } = StoredCode.parse(JSON.parse(await decrypt(storedCode)))
      return codeKeys.some((key) => hashBy(key, code) === stored)
    },
    encrypt,
    decrypt,
    async reencrypt(storedAs, stored) {
      const isLegacyCode = storedAs === 'codeHash' && !stored.includes('.')
      if (isLegacyCode) return storeCode({ keys: keys.map(({ hashing }) => hashing), hash: stored })
      const text = await decrypt(stored).catch(() => undefined)
      return text === undefined ? undefined : encrypt(text)
    },
    names: { current: current.name, previous: previous?.name },
    async setupCode() {
      const code = current.hash('the first administrator').replace(/[-_]/g, '').slice(0, 12).toUpperCase()
      return code.replace(/(.{4})(?=.)/g, '$1-')
    },
  }
}
