const minute = 60_000
const hour = 60 * minute

/** How long each link may lie in a mailbox, in ms. */
export const linkLifetimes = {
  account: 24 * hour,
  email: 24 * hour,
  password: hour,
  invitation: 7 * 24 * hour,
} as const

/** How long the list of sessions calls a browser new, in ms. */
export const newFor = 7 * 24 * hour

/** How long a passkey or a provider may take to answer, in ms. */
export const answerWithin = { passkey: 5 * minute, provider: 10 * minute } as const

/** The moment so many ms after (or, below zero, before) another. */
export const after = (now: string, milliseconds: number) => new Date(Date.parse(now) + milliseconds).toISOString()
