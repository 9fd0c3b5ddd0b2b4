import { type Endpoint, isWrite } from '#platform/contract.ts'
import type { QuotaName } from '#platform/contracts/quota.ts'
import type { QuotaUse } from '#platform/contracts/usage-contract.ts'
import type { Services } from '#platform/server/services.ts'
import { exceeded, quotas, defaultLimits } from './quotas.ts'
import { attachRateLimit, type RateLimitHeaders, writePolicy, writeRemaining } from './rate-limit-headers.ts'
import { windowCounter } from './window-counter.ts'

const countedNames = ['requests', 'writes', 'exports'] as const satisfies readonly QuotaName[]

/** The quotas that each process counts in memory, and the calls that they count: a call may count for several. */
const counted: Readonly<Record<(typeof countedNames)[number], (endpoint: Endpoint) => boolean>> = {
  requests: () => true,
  writes: isWrite,
  exports: ({ exports }) => exports === true,
}

/** Counts the requests and open event streams of each signed-in user. */
export function requestQuotas({ quotas: limits = defaultLimits, now }: Pick<Services, 'quotas' | 'now'>) {
  const counters = countedNames
    .filter((name) => limits[name] > 0)
    .map((name) => windowCounter(name, limits[name], quotas[name].seconds))
  const policies = new Map(counters.map((item) => [item, writePolicy(item.name, item.limit, item.seconds)]))
  const streams = new Map<string, number>()

  /** The counters for calls of an endpoint, with the constant parts of their headers. */
  function meter(endpoint: Endpoint) {
    const used = counters.filter(({ name }) => counted[name](endpoint))
    const policy = used.map((counter) => policies.get(counter)).join(', ')
    /** Counts a call; throws 429 if none is left. Undefined without limits. */
    return (userId: string): RateLimitHeaders | undefined => {
      if (used.length === 0) return undefined
      const at = now().getTime()
      let remainingHeader = ''
      for (const counter of used) {
        const state = counter.add(userId, at)
        remainingHeader += `${remainingHeader && ', '}${writeRemaining(state)}`
        if (state.used <= state.limit) continue
        const failure = exceeded(state)
        attachRateLimit(failure, { 'ratelimit-policy': policy, ratelimit: remainingHeader })
        throw failure
      }
      return { 'ratelimit-policy': policy, ratelimit: remainingHeader }
    }
  }

  return {
    meter,
    /** Counts an event stream that is opened; throws 429 above the limit. Returns the function to call at its end. */
    openStream(userId: string) {
      const used = streams.get(userId) ?? 0
      if (limits.streams > 0 && used >= limits.streams)
        throw exceeded({ name: 'streams', scope: 'person', limit: limits.streams, used, wait: 15 })
      streams.set(userId, used + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const openStreams = (streams.get(userId) ?? 1) - 1
        if (openStreams > 0) streams.set(userId, openStreams)
        else streams.delete(userId)
      }
    },
    read(userId: string): QuotaUse[] {
      const at = now().getTime()
      const inWindows = countedNames.map((name): QuotaUse => {
        const counter = counters.find((candidate) => candidate.name === name)
        const { used, endsAt } = counter?.read(userId, at) ?? { used: 0, endsAt: undefined }
        const renewsAt = endsAt === undefined ? null : new Date(endsAt).toISOString()
        return { name, limit: limits[name] || null, used, seconds: quotas[name].seconds, renewsAt }
      })
      const open = { limit: limits.streams || null, used: streams.get(userId) ?? 0, seconds: null, renewsAt: null }
      return [...inWindows, { name: 'streams', ...open }]
    },
    sweep: () => counters.forEach((counter) => counter.sweep(now().getTime())),
  }
}

export type RequestQuotas = ReturnType<typeof requestQuotas>
