import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** How passwords are hashed in this home; the cost is part of the hash, so that each home can read the others'. */
export interface PasswordHashing {
  hash(password: string): Promise<string>
  /** Takes as long without a hash to compare with, and says no. */
  verify(password: string, hash: string | undefined): Promise<boolean>
  /** Hashed at another cost than today's: to be hashed anew when the password is next at hand. */
  isOld(hash: string): boolean
}

/** What is kept secret, by a key that is not in the database. */
export interface Secrets {
  /** 256 random bits, base64url. */
  token(): string
  /** What is stored of a token: who reads the database cannot use it. */
  hash(text: string): Promise<string>
  /** For what has to be read again, such as the key of one-time codes; never the same twice. */
  seal(text: string): Promise<string>
  /** Throws on what was not sealed by this key. */
  open(sealed: string): Promise<string>
  /** What the first administrator is asked for; the server's log has it. */
  setupCode(): Promise<string>
  password: PasswordHashing
}

const nonceLength = 12

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** `secret` of at least 256 bits; all keys are derived from it, each for one use (HKDF, RFC 5869). */
export function secretsFrom(secret: string, password: PasswordHashing): Secrets {
  const encode = (text: string) => new TextEncoder().encode(text)
  const derive = (use: string) => hkdf(sha256, encode(secret), new Uint8Array(), encode(`atrium ${use}`), 32)
  // Every request has a token to hash, for which Web Crypto hands work to another thread: twenty times the cost.
  const signing = hmac.create(sha256, derive('tokens'))
  let sealingKey: Promise<CryptoKey> | undefined
  const sealing = () =>
    (sealingKey ??= crypto.subtle.importKey('raw', derive('sealing'), 'AES-GCM', false, ['encrypt', 'decrypt']))

  const hash = async (text: string) => base64url(signing.clone().update(encode(text)).digest())
  return {
    password,
    token: () => base64url(crypto.getRandomValues(new Uint8Array(32))),
    hash,
    async seal(text) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
      const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await sealing(), encode(text))
      return base64url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
    },
    async open(text) {
      const bytes = bytesOf(text)
      const iv = bytes.slice(0, nonceLength)
      const opened = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await sealing(), bytes.slice(nonceLength))
      return new TextDecoder().decode(opened)
    },
    async setupCode() {
      const code = (await hash('the first administrator')).replace(/[-_]/g, '').slice(0, 12).toUpperCase()
      return code.replace(/(.{4})(?=.)/g, '$1-')
    },
  }
}
