// Quotas of users and of the installation: limits here, counters beside.
// For the server's pipeline, mail and files; handlers of modules call only `mailQuota` of their services.

import { mapNames } from '#platform/records/map-names.ts'
import { Failure } from '#platform/errors/failure.ts'
import {
  type QuotaName,
  quotaNames,
  type QuotaScope,
  type SharedQuotaName,
  sharedQuotaNames,
} from '#platform/contracts/quota.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** In bytes. */
export const megabyte = 1_000_000

interface Quota {
  /**
   * The window in which use is counted, in seconds. Without one, the present amount is measured: open streams, stored
   * bytes.
   */
  seconds?: number
  /** The default limit of each scope, in the quota's own unit. */
  limits: { person: number; installation?: number }
  /** The message of the refusal. The texts for users are in `app/quota/locales`. */
  message: string
}

type SharedQuota = Quota & { limits: { installation: number } }

/**
 * All quotas with their default limits. Decision 46 explains the numbers, docs/bounds.md how to add one.
 *
 * `requests` and `writes` are calls, `streams` open event streams, `exports` downloads of whole lists, `storage` and
 * `pendingBytes` bytes of uploaded files, `pendingFiles` uploads that no record names yet, `recipients…` addresses outside.
 */
export const quotas = {
  requests: { seconds: minute, limits: { person: 3000 }, message: 'Too many requests per minute' },
  writes: { seconds: minute, limits: { person: 600 }, message: 'Too many changes per minute' },
  streams: { limits: { person: 50 }, message: 'Too many event streams are open' },
  exports: { seconds: hour, limits: { person: 60 }, message: 'Too many exports per hour' },
  storage: {
    limits: { person: 5000 * megabyte, installation: 50_000 * megabyte },
    message: 'Not enough storage space for this file',
  },
  pendingFiles: {
    limits: { person: 100 },
    message: 'Too many uploads are not attached to anything yet',
  },
  pendingBytes: {
    limits: { person: 200 * megabyte },
    message: 'The unattached uploads are too large in total',
  },
  recipientsPerHour: {
    seconds: hour,
    limits: { person: 200, installation: 2000 },
    message: 'Too many external recipients per hour',
  },
  recipientsPerDay: {
    seconds: day,
    limits: { person: 1000, installation: 10_000 },
    message: 'Too many external recipients per day',
  },
} as const satisfies Record<Exclude<QuotaName, SharedQuotaName>, Quota> & Record<SharedQuotaName, SharedQuota>

/** The length of a quota's window, in seconds; 0 without one. */
export const windowSeconds = (name: QuotaName) => {
  const { seconds = 0 }: Quota = quotas[name]
  return seconds
}

/** The limits of an installation; 0 removes one. */
export type QuotaLimits = Readonly<Record<QuotaName, number>> & {
  installation: Readonly<Record<SharedQuotaName, number>>
}

/** The limits of an installation that sets none. */
export const defaultLimits: QuotaLimits = {
  ...mapNames(quotaNames, (name) => quotas[name].limits.person),
  installation: mapNames(sharedQuotaNames, (name) => quotas[name].limits.installation),
}

/** No limits at all. */
export const noLimits: QuotaLimits = {
  ...mapNames(quotaNames, () => 0),
  installation: mapNames(sharedQuotaNames, () => 0),
}

/** The present use of a quota; `wait` is in seconds until it renews. */
export interface Counted {
  name: QuotaName
  scope: QuotaScope
  limit: number
  used: number
  wait?: number | undefined
}

/**
 * The failure of a request that exceeds a quota: 429 if use ends or the window renews, 413 for `storage`. `left` is the
 * remaining amount.
 */
export function exceeded({ name, scope, limit, wait }: Counted, left = 0): Failure {
  const { message } = quotas[name]
  const whose = scope === 'installation' ? `${message}, all users together` : message
  return new Failure(name === 'storage' ? 413 : 429, whose, {
    retryAfter: wait,
    quota: { name, scope, limit, left: Math.max(0, left) },
  })
}
