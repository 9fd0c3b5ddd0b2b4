import type { Discount, DiscountStatus } from '../contract-discounts.ts'

type Standing = Pick<Discount, 'startsAt' | 'endsAt' | 'limit' | 'used'>

/** How a discount stands once it is switched on or off, until the server says so. */
export function statusAfter({ startsAt, endsAt, limit, used }: Standing, active: boolean, now: number): DiscountStatus {
  if (!active) return 'off'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'expired'
  if (limit !== null && used >= limit) return 'usedUp'
  return Date.parse(startsAt) > now ? 'scheduled' : 'active'
}
