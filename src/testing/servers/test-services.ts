import { passwordHashing } from '#platform/server/accounts/password-hashing.ts'
import { secretsFrom } from '#platform/server/accounts/secrets.ts'
import { noLimits } from '#platform/server/quotas/quotas.ts'
import { localAnnouncer, type Services } from '#platform/server/services.ts'
import { cookieTokens, deviceCookie } from '#server/accounts/cookie-tokens.ts'
import { nodeScrypt } from '#server/accounts/scrypt-passwords.ts'
import { pdfWorkers } from '#server/pdf/pdf-workers.ts'
import { noteError } from './logged-errors.ts'

/** Real passwords are hashed more slowly. */
const testPasswords = passwordHashing(nodeScrypt, { ln: 6, r: 8, p: 1 })

const log = { info() {}, error: noteError }

/** One thread for all servers of this process; it starts with the first PDF. */
const pdf = pdfWorkers({ log, stopping: new AbortController().signal })

/**
 * Services of a runtime in this process, whose errors are reported when a test fails; a test replaces those that it is
 * about.
 */
export const testServices = (own: Partial<Services> = {}): Services => ({
  mode: 'sample',
  log,
  tokens: cookieTokens(false),
  devices: deviceCookie(false),
  secrets: secretsFrom('a secret that only the tests have', testPasswords),
  getAddress: (request) => request.headers.get('x-test-address') ?? '192.0.2.1',
  address: () => 'http://atrium.test',
  isSignUpOpen: true,
  signUpRole: own.mode === 'production' ? 'guest' : 'viewer',
  auditDays: 400,
  // Tests send more requests a minute than a person; tests of quotas set their own.
  quotas: noLimits,
  announcer: localAnnouncer(),
  pdf,
  edition: 'tested',
  stopping: new AbortController().signal,
  now: () => new Date(),
  ...own,
})
