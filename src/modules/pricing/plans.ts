import { builtBrand } from '#platform/contracts/workspace.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import type { TextKey } from '#platform/i18n/use-texts.ts'
import type { paidPlans, periods } from './contract.ts'

type Key = TextKey<'pricing'>

export type Period = (typeof periods)[number]
export type PaidPlan = (typeof paidPlans)[number]
export type PlanId = 'community' | PaidPlan

/** A plan with its monthly and yearly price in cents. Its texts are under `plans`. */
export interface Plan {
  id: PlanId
  monthly: number
  yearly: number
}

/** The plans, shared by the screen and the public page. */
export const plans: readonly Plan[] = [
  { id: 'community', monthly: 0, yearly: 0 },
  { id: 'team', monthly: 4900, yearly: 49_000 },
  { id: 'partner', monthly: 39_000, yearly: 390_000 },
]

/** The plan highlighted as the recommendation. */
export const suggested: PlanId = 'team'

export const planFeatures = {
  community: [
    'plans.community.perks.code',
    'plans.community.perks.modules',
    'plans.community.perks.documentation',
    'plans.community.perks.issues',
  ],
  team: ['plans.team.perks.email', 'plans.team.perks.askers', 'plans.team.perks.upgrades', 'plans.team.perks.security'],
  partner: [
    'plans.partner.perks.first',
    'plans.partner.perks.call',
    'plans.partner.perks.together',
    'plans.partner.perks.review',
  ],
} as const satisfies Record<PlanId, readonly Key[]>

/** Notes below the plans, each with a heading and a text. */
export const notes = ['need', 'end', 'own'] as const

/** Saving per year with yearly billing, in cents. */
export const getYearlySaving = ({ monthly, yearly }: Plan) => monthly * 12 - yearly

/** Largest saving with yearly billing, as a fraction of the price. */
export const maxSaving = Math.max(
  ...plans.filter(({ monthly }) => monthly > 0).map((plan) => getYearlySaving(plan) / (plan.monthly * 12)),
)

/** Formats a price; omits the decimals of whole amounts. */
export function formatPrice(cents: number, { money }: Pick<Formats, 'money'>) {
  const digits = cents % 100 === 0 ? 0 : 2
  return money(cents, {
    currency: builtBrand.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
