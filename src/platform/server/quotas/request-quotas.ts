import type { Endpoint } from '#platform/contract.ts'
import type { QuotaUse } from '#platform/usage-contract.ts'
import type { Services } from '#platform/server/services.ts'
import { exceeded, quotas, usualLimits } from './quotas.ts'
import { attachRateLimit, leftOf, policyOf, type RateLimitHeaders } from './rate-limit-headers.ts'
import { windowCounter } from './window-counter.ts'

/** Whether an endpoint makes a file of many records: its answer is a file of a known type that is no picture. */
export const isExport = ({ returns }: Endpoint) =>
  returns !== undefined &&
  'file' in returns &&
  !returns.types.some((type) => type === '*/*' || type.startsWith('image/'))

/** Counts the requests of each person who is signed in, and how many event streams they have open. */
export function requestQuotas({ quotas: limits = usualLimits, now }: Pick<Services, 'quotas' | 'now'>) {
  const counterOf = (name: 'requests' | 'writes' | 'exports') =>
    limits[name] > 0 ? windowCounter(name, limits[name], quotas[name].seconds) : undefined
  const requests = counterOf('requests')
  const writes = counterOf('writes')
  const exports = counterOf('exports')
  const all = [requests, writes, exports].filter((counter) => counter !== undefined)
  const policies = new Map(all.map((counter) => [counter, policyOf(counter.name, counter.limit, counter.seconds)]))
  const streams = new Map<string, number>()

  /** The counters that a call of an endpoint uses, with what is always the same of their headers. */
  function meter(endpoint: Endpoint) {
    const counters = [
      requests,
      endpoint.action === 'read' ? undefined : writes,
      isExport(endpoint) ? exports : undefined,
    ].filter((counter) => counter !== undefined)
    const policy = counters.map((counter) => policies.get(counter)).join(', ')
    /** Counts a call; throws 429 where none is left. Undefined where nothing is bounded. */
    return (userId: string): RateLimitHeaders | undefined => {
      if (counters.length === 0) return undefined
      const at = now().getTime()
      let left = ''
      for (const counter of counters) {
        const counted = counter.add(userId, at)
        left += `${left && ', '}${leftOf(counted)}`
        if (counted.used <= counted.limit) continue
        const failure = exceeded(counted)
        attachRateLimit(failure, { 'ratelimit-policy': policy, ratelimit: left })
        throw failure
      }
      return { 'ratelimit-policy': policy, ratelimit: left }
    }
  }

  return {
    meter,
    /** Counts an event stream that is opened; throws 429 above the bound. Returns what counts its end. */
    openStream(userId: string) {
      const used = streams.get(userId) ?? 0
      if (limits.streams > 0 && used >= limits.streams)
        throw exceeded({ name: 'streams', scope: 'person', limit: limits.streams, used, wait: 15 })
      streams.set(userId, used + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const left = (streams.get(userId) ?? 1) - 1
        if (left > 0) streams.set(userId, left)
        else streams.delete(userId)
      }
    },
    read(userId: string): QuotaUse[] {
      const at = now().getTime()
      const counted = (['requests', 'writes', 'exports'] as const).map((name): QuotaUse => {
        const counter = { requests, writes, exports }[name]
        const { used, endsAt } = counter?.read(userId, at) ?? { used: 0, endsAt: undefined }
        const renewsAt = endsAt === undefined ? null : new Date(endsAt).toISOString()
        return { name, limit: limits[name] || null, used, seconds: quotas[name].seconds, renewsAt }
      })
      const open = { limit: limits.streams || null, used: streams.get(userId) ?? 0, seconds: null, renewsAt: null }
      return [...counted, { name: 'streams', ...open }]
    },
    sweep: () => all.forEach((counter) => counter.sweep(now().getTime())),
  }
}

export type RequestQuotas = ReturnType<typeof requestQuotas>
