import { builtBrand } from '#platform/contracts/workspace.ts'
import type { Formats } from '#platform/i18n/formats.ts'
import type { TextKey } from '#platform/i18n/use-texts.ts'
import type { paidPlans, periods } from './contract.ts'

type Key = TextKey<'pricing'>

export type Period = (typeof periods)[number]
export type PaidPlan = (typeof paidPlans)[number]
export type PlanId = 'community' | PaidPlan

/** A plan with its prices of a month and of a year, in whole cents. Its words are under `plans` in the texts. */
export interface Plan {
  id: PlanId
  monthly: number
  yearly: number
}

/** What is offered, in one place: the screen and the public page draw the same. */
export const plans: readonly Plan[] = [
  { id: 'community', monthly: 0, yearly: 0 },
  { id: 'team', monthly: 4900, yearly: 49_000 },
  { id: 'partner', monthly: 39_000, yearly: 390_000 },
]

/** The one that most teams are best served by. */
export const suggested: PlanId = 'team'

export const perks = {
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

/** What one should know before, each a heading and a text. */
export const notes = ['need', 'end', 'own'] as const

/** What a year paid at once spares, in whole cents. */
export const savingOf = ({ monthly, yearly }: Plan) => monthly * 12 - yearly

/** The largest share of a price that is spared by the year. */
export const maxSaving = Math.max(
  ...plans.filter(({ monthly }) => monthly > 0).map((plan) => savingOf(plan) / (plan.monthly * 12)),
)

/** A price as it is read at a glance: pennies only where there are any. */
export function shownPrice(cents: number, { money }: Pick<Formats, 'money'>) {
  const digits = cents % 100 === 0 ? 0 : 2
  return money(cents, {
    currency: builtBrand.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
