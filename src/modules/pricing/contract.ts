import * as z from 'zod'
import { contract, everybody, get, post } from '#platform/contract.ts'
import { LanguageCode } from '#platform/contracts/language.ts'

/** The plans that are requested; the first plan needs no request. */
export const paidPlans = ['team', 'partner'] as const
export const periods = ['monthly', 'yearly'] as const

const fields = {
  plan: z.enum(paidPlans),
  period: z.enum(periods),
  /** Number of users. */
  people: z.int().min(1).max(100_000),
  text: z.string().trim().max(2000),
}

/** A user's request for a plan. */
export const PlanRequest = z.object({ id: z.int(), ...fields, askedAt: z.iso.datetime() })
export type PlanRequest = z.infer<typeof PlanRequest>

export const PlanRequestDraft = z.strictObject({
  ...fields,
  text: fields.text.default(''),
  /** The language of the reply. */
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
