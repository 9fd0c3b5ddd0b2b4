import { Secret, TOTP } from 'otpauth'

const period = 30

interface Labels {
  /** Product name, shown in the app. */
  issuer?: string
  label?: string
}

const createTotp = (secret: string, labels: Labels = {}) =>
  new TOTP({ ...labels, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** 160 random bits in base32, as recommended by RFC 4226. */
export const createAuthenticatorSecret = () => new Secret({ size: 20 }).base32

/** Content of the QR code. */
export const createAuthenticatorAddress = (secret: string, issuer: string, label: string) =>
  createTotp(secret, { issuer, label }).toString()

/** The time step of a code: the current one, the previous or the next; undefined for a wrong code. */
export function findTimeStep(secret: string, code: string, now: string): number | undefined {
  const timestamp = Date.parse(now)
  const delta = createTotp(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}

/** True for six digits with any spaces or dashes. */
export const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(removeSpaces(code))
export const removeSpaces = (code: string) => code.replace(/[\s-]/g, '')
