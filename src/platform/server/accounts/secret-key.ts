import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** The keys derived from one secret. */
export interface SecretKey {
  /** Stands before whatever was made by it; the secret is no nearer to who knows it. */
  name: string
  hash(text: string): string
  seal(text: string): Promise<string>
  /** Throws on what was not sealed by this key. */
  open(sealed: string): Promise<string>
  /** The HMAC key, for values that have to be verified once the secret is gone. */
  hashing: string
}

const nonceLength = 12
const encode = (text: string) => new TextEncoder().encode(text)

export const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** HMAC-SHA-256 by a key in base64url. */
export const hashBy = (key: string, text: string) => base64url(hmac(sha256, bytesOf(key), encode(text)))

/** `secret` of at least 256 bits; all keys are derived from it, each for one use (HKDF, RFC 5869). */
export function secretKey(secret: string): SecretKey {
  const derive = (use: string, length = 32) =>
    hkdf(sha256, encode(secret), new Uint8Array(), encode(`atrium ${use}`), length)
  const hashing = derive('tokens')
  // Every request has a token to hash, for which Web Crypto hands work to another thread: twenty times the cost.
  const signing = hmac.create(sha256, hashing)
  let sealingKey: Promise<CryptoKey> | undefined
  const sealing = () =>
    (sealingKey ??= crypto.subtle.importKey('raw', derive('sealing'), 'AES-GCM', false, ['encrypt', 'decrypt']))
  return {
    // Of digits and small letters alone, so that SQL compares it as it is in either engine.
    name: Array.from(derive('name', 6), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    hashing: base64url(hashing),
    hash: (text) => base64url(signing.clone().update(encode(text)).digest()),
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
  }
}
