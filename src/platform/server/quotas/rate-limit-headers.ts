import { type Counted, windowSeconds } from './quotas.ts'

/** The fields of draft-ietf-httpapi-ratelimit-headers, as structured fields (RFC 9651). */
export type RateLimitHeaders = Record<'ratelimit' | 'ratelimit-policy', string>

/** A quota's limit, for `RateLimit-Policy`; computed once for each quota. */
export const writePolicy = (name: string, limit: number, seconds: number) => `"${name}";q=${limit};w=${seconds}`

/** The rest of a quota, for `RateLimit`; `t` is in seconds. */
export const writeRemaining = ({ name, limit, used, wait = 0 }: Counted) =>
  `"${name}";r=${Math.max(0, limit - used)};t=${wait}`

/** These headers, with further quotas added. */
export function withQuotas(headers: RateLimitHeaders | undefined, counted: readonly Counted[]): RateLimitHeaders {
  const policies = counted.map(({ name, limit }) => writePolicy(name, limit, windowSeconds(name)))
  const joined = (first: string | undefined, rest: string[]) => [...(first ? [first] : []), ...rest].join(', ')
  return {
    'ratelimit-policy': joined(headers?.['ratelimit-policy'], policies),
    ratelimit: joined(headers?.ratelimit, counted.map(writeRemaining)),
  }
}

const ofErrors = new WeakMap<object, RateLimitHeaders>()

/** Adds the rest of quotas to the response of a failed request, too. */
export function attachRateLimit(error: unknown, headers: RateLimitHeaders | undefined) {
  if (headers && typeof error === 'object' && error !== null) ofErrors.set(error, headers)
}

export const createRateLimitHeader = (error: unknown) =>
  typeof error === 'object' && error !== null ? ofErrors.get(error) : undefined

/** Handles a counted call, and adds the rest of quotas to a failure. */
export async function metered<Result>(
  headers: RateLimitHeaders | undefined,
  respond: (headers: RateLimitHeaders | undefined) => Promise<Result>,
): Promise<Result> {
  try {
    return await respond(headers)
  } catch (error) {
    attachRateLimit(error, headers)
    throw error
  }
}
