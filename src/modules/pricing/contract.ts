import * as z from 'zod'
import { contract, everybody, get, post } from '#platform/contract.ts'
import { LanguageCode } from '#platform/contracts/language.ts'

/** The plans that somebody has to be asked for; the first of all needs nobody. */
export const paidPlans = ['team', 'partner'] as const
export const periods = ['monthly', 'yearly'] as const

const fields = {
  plan: z.enum(paidPlans),
  period: z.enum(periods),
  /** How many people work with it. */
  people: z.int().min(1).max(100_000),
  text: z.string().trim().max(2000),
}

/** A plan that somebody asked for. */
export const PlanRequest = z.object({ id: z.int(), ...fields, askedAt: z.iso.datetime() })
export type PlanRequest = z.infer<typeof PlanRequest>

export const PlanRequestDraft = z.strictObject({
  ...fields,
  text: fields.text.default(''),
  /** What the answer is written in. */
  language: LanguageCode,
})
export type PlanRequestDraft = z.input<typeof PlanRequestDraft>

export const pricing = contract(
  'pricing',
  '/api/data/pricing',
  {
    list: get('/', {
      returns: z.array(PlanRequest),
      summary: 'The user’s requests for plans, newest first',
    }),
    ask: post('/', {
      body: PlanRequestDraft,
      returns: PlanRequest,
      status: 201,
      limits: [{ max: 10, seconds: 3600 }],
      summary: 'Requests a plan, each once a day (UTC)',
    }),
  },
  { private: true, grants: everybody(['read', 'create']) },
)
