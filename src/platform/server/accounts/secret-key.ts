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

// The arguments of a call are on the stack, which is full after about 125,000.
const bytesAtOnce = 8192

const toLetters = (bytes: Uint8Array) => {
  let letters = ''
  for (let at = 0; at < bytes.length; at += bytesAtOnce)
    letters += String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce))
  return letters
}

export const base64url = (bytes: Uint8Array) =>
  btoa(toLetters(bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const decodeKey = (text: string) => {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

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
      const bytes = new Uint8Array(nonceLength + ciphertext.byteLength)
      bytes.set(nonce)
      bytes.set(new Uint8Array(ciphertext), nonceLength)
      return base64url(bytes)
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
