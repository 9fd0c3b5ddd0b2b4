import { scryptAsync } from '@noble/hashes/scrypt.js'
import { type DeriveKey, passwordHashing } from '#platform/server/accounts/password-hashing.ts'

export const browserScrypt: DeriveKey = (password, salt, { ln, r, p }, length) =>
  scryptAsync(password, salt, { N: 2 ** ln, r, p, dkLen: length })

// About 0.1 s in a browser; low cost, since these accounts only protect data in the visitor's own browser.
export const browserPasswords = passwordHashing(browserScrypt, { ln: 13, r: 8, p: 1 })
