import * as z from 'zod'

export const steps = ['cart', 'address', 'delivery', 'review'] as const
export type Step = (typeof steps)[number]

/** The state kept in the URL's query: the step, or the placed order. */
export const CheckoutView = z.object({
  step: z.enum(steps).optional(),
  placed: z.int().min(1).optional(),
})

/** The furthest allowed step, which replaces a later one of a link. */
export const lastReachableStep = ({ canBuy, hasAddress }: { canBuy: boolean; hasAddress: boolean }): Step =>
  canBuy ? (hasAddress ? 'review' : 'address') : 'cart'

export const earlierStep = (one: Step, other: Step): Step => (steps.indexOf(one) < steps.indexOf(other) ? one : other)
