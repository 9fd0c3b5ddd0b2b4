import { Secret, TOTP } from 'otpauth'

const period = 30

interface Labels {
  /** The product’s name, as the app lists it. */
  issuer?: string
  label?: string
}

const totp = (secret: string, labels: Labels = {}) =>
  new TOTP({ ...labels, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** 160 random bits, as base32: what RFC 4226 asks for and every app takes. */
export const newAuthenticatorSecret = () => new Secret({ size: 20 }).base32

/** What the QR code says. */
export const authenticatorAddress = (secret: string, issuer: string, label: string) =>
  totp(secret, { issuer, label }).toString()

/** The time step that a code belongs to, of this moment's, the one before and the one after; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: string): number | undefined {
  const timestamp = Date.parse(now)
  const delta = totp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}

/** Six digits, however they were grouped. */
export const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(withoutBlanks(code))
export const withoutBlanks = (code: string) => code.replace(/[\s-]/g, '')
