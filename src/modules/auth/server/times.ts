const minute = 60_000
const hour = 60 * minute

/** Lifetime of emailed links, in ms. */
export const linkLifetimes = {
  account: 24 * hour,
  email: 24 * hour,
  password: hour,
  invitation: 7 * 24 * hour,
} as const

/** Time for which the session list marks a browser as new, in ms. */
export const newBrowserPeriod = 7 * 24 * hour

/** Time limit for answers of passkeys and providers, in ms. */
export const answerTimeouts = { passkey: 5 * minute, provider: 10 * minute } as const

/** Adds milliseconds, which may be negative, to a time. */
export const addTime = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString()
