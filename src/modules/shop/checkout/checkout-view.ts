import * as z from 'zod'

export const steps = ['cart', 'address', 'delivery', 'review'] as const
export type Step = (typeof steps)[number]

/** What the address says: the step, or the order that was placed. */
export const CheckoutView = z.object({
  step: z.enum(steps).optional(),
  placed: z.int().min(1).optional(),
})

/** The furthest step that may be taken: a link to a later one stops there. */
export const reachable = ({ canBuy, hasAddress }: { canBuy: boolean; hasAddress: boolean }): Step =>
  canBuy ? (hasAddress ? 'review' : 'address') : 'cart'

export const earlier = (one: Step, other: Step): Step => (steps.indexOf(one) < steps.indexOf(other) ? one : other)
