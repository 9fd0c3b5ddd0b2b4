import { scryptAsync } from '@noble/hashes/scrypt.js'
import { passwordHashing } from '#platform/server/password-hashing.ts'

// A tenth of a second in a browser; these accounts guard nothing that is not in the visitor's own browser.
const cost = { ln: 13, r: 8, p: 1 }

export const browserPasswords = passwordHashing(
  (password, salt, { ln, r, p }, length) => scryptAsync(password, salt, { N: 2 ** ln, r, p, dkLen: length }),
  cost,
)
