import { hkdf } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** The keys derived from one secret. */
export interface SecretKey {
  /** The key's id, a prefix of all values made with it; it reveals nothing about the secret. */
  name: string
  hash(text: string): string
  encrypt(text: string): Promise<string>
  /** Throws if the value was not encrypted with this key. */
  decrypt(ciphertext: string): Promise<string>
  /** The HMAC key, for values that have to be verified without the secret. */
  hashing: string
}

const nonceLength = 12
const encode = (text: string) => new TextEncoder().encode(text)

export const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const decodeKey = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/** HMAC-SHA-256 with a key in base64url. */
export const hashBy = (key: string, text: string) => base64url(hmac(sha256, decodeKey(key), encode(text)))

/** `secret` of at least 256 bits; all keys are derived from it, each for one use (HKDF, RFC 5869). */
export function secretKey(secret: string): SecretKey {
  const derive = (use: string, length = 32) =>
    hkdf(sha256, encode(secret), new Uint8Array(), encode(`atrium ${use}`), length)
  const hashing = derive('tokens')
  // Every request hashes a token; Web Crypto would use another thread, at twenty times the cost.
  const signing = hmac.create(sha256, hashing)
  let encryptionKey: Promise<CryptoKey> | undefined
  const loadEncryptionKey = () =>
    (encryptionKey ??= crypto.subtle.importKey('raw', derive('sealing'), 'AES-GCM', false, ['encrypt', 'decrypt']))
  return {
    // Digits and small letters only, so that SQL compares it in the same way on both engines.
    name: Array.from(derive('name', 6), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    hashing: base64url(hashing),
    hash: (text) => base64url(signing.clone().update(encode(text)).digest()),
    async encrypt(text) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength))
      const ciphertext = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv: nonce },
        await loadEncryptionKey(),
        encode(text),
      )
      return base64url(new Uint8Array([...nonce, ...new Uint8Array(ciphertext)]))
    },
    async decrypt(text) {
      const bytes = decodeKey(text)
      const iv = bytes.slice(0, nonceLength)
      const opened = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv },
        await loadEncryptionKey(),
        bytes.slice(nonceLength),
      )
      return new TextDecoder().decode(opened)
    },
  }
}
