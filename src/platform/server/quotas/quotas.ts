import { Failure } from '#platform/failure.ts'
import type { QuotaName, QuotaScope } from '#platform/quota.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** In bytes. */
export const megabyte = 1_000_000

interface Quota {
  /** The window in which use is counted, in seconds. Without one the use itself is measured: what is open, or kept. */
  seconds?: number
  /** The bound of each scope that has one, in the quota's own unit. */
  limits: Partial<Record<QuotaScope, number>>
}

/**
 * Every quota with its usual bound. Where the numbers come from: decision 61.
 *
 * `requests` and `writes` are calls, `streams` open event streams, `exports` downloads of whole lists, `storage` and
 * `pendingBytes` bytes of uploaded files, `pendingFiles` uploads that no record names yet, `recipients…` addresses outside.
 */
export const quotas = {
  requests: { seconds: minute, limits: { person: 3000 } },
  writes: { seconds: minute, limits: { person: 600 } },
  streams: { limits: { person: 50 } },
  exports: { seconds: hour, limits: { person: 60 } },
  storage: { limits: { person: 5000 * megabyte, installation: 50_000 * megabyte } },
  pendingFiles: { limits: { person: 100 } },
  pendingBytes: { limits: { person: 200 * megabyte } },
  recipientsPerHour: { seconds: hour, limits: { person: 200, installation: 2000 } },
  recipientsPerDay: { seconds: day, limits: { person: 1000, installation: 10_000 } },
} as const satisfies Record<QuotaName, Quota>

/** The length of a quota's window, in seconds; 0 where it has none. */
export const windowSeconds = (name: QuotaName) => {
  const { seconds = 0 }: Quota = quotas[name]
  return seconds
}

/** The bounds of an installation; 0 lifts one. */
export type QuotaLimits = Readonly<Record<QuotaName, number>> & {
  installation: Readonly<Record<'storage' | 'recipientsPerHour' | 'recipientsPerDay', number>>
}

const own = Object.entries(quotas).map(([name, { limits }]) => [name, limits.person])

export const usualLimits: QuotaLimits = {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the same names, which `fromEntries` forgets
  ...(Object.fromEntries(own) as Record<QuotaName, number>),
  installation: {
    storage: quotas.storage.limits.installation,
    recipientsPerHour: quotas.recipientsPerHour.limits.installation,
    recipientsPerDay: quotas.recipientsPerDay.limits.installation,
  },
}

/** No bound at all. */
export const noLimits: QuotaLimits = {
  requests: 0,
  writes: 0,
  streams: 0,
  exports: 0,
  storage: 0,
  pendingFiles: 0,
  pendingBytes: 0,
  recipientsPerHour: 0,
  recipientsPerDay: 0,
  installation: { storage: 0, recipientsPerHour: 0, recipientsPerDay: 0 },
}

/** How much of a quota is used at a moment; `wait` is in seconds until it renews. */
export interface Counted {
  name: QuotaName
  scope: QuotaScope
  limit: number
  used: number
  wait?: number | undefined
}

const messages: Record<QuotaName, string> = {
  requests: 'Too many requests in a minute',
  writes: 'Too many changes in a minute',
  streams: 'Too many event streams are open',
  exports: 'Too many exports in an hour',
  storage: 'There is no room left for this file',
  pendingFiles: 'Too many uploaded files are not attached to anything yet',
  pendingBytes: 'The uploaded files that are not attached to anything yet are too large together',
  recipientsPerHour: 'Too many recipients outside of this installation in an hour',
  recipientsPerDay: 'Too many recipients outside of this installation in a day',
}

/**
 * The failure of a request that would use more than is left: 429 where the use ends or the count renews by itself, 413 for
 * `storage`, which does not. `left` is what could still have been used.
 */
export function exceeded({ name, scope, limit, wait }: Counted, left = 0): Failure {
  const whose = scope === 'installation' ? `${messages[name]}, all people together` : messages[name]
  return new Failure(name === 'storage' ? 413 : 429, whose, {
    retryAfter: wait,
    quota: { name, scope, limit, left: Math.max(0, left) },
  })
}
