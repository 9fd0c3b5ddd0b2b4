import type { Discount, DiscountStatus } from '../contract-discounts.ts'

type DiscountState = Pick<Discount, 'startsAt' | 'endsAt' | 'limit' | 'used'>

/** The expected status of a discount after it is switched on or off, until the server returns it. */
export function predictStatus(
  { startsAt, endsAt, limit, used }: DiscountState,
  active: boolean,
  now: number,
): DiscountStatus {
  if (!active) return 'off'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'expired'
  if (limit !== null && used >= limit) return 'usedUp'
  return Date.parse(startsAt) > now ? 'scheduled' : 'active'
}
