import * as z from 'zod'
import { namesIn, SupplierDraft } from '../contract-supplier.ts'

export const steps = ['company', 'address', 'agreement', 'people', 'review'] as const
export type Step = (typeof steps)[number]

const Id = z.int().min(1).max(2_147_483_647)

/** What the address says: which draft, at which step, or what was registered of it. */
export const WizardView = z.object({
  draft: Id.optional(),
  step: z.enum(steps).optional(),
  done: Id.optional(),
})

/** Which fields are asked for where: each step is judged by this part of the one schema. */
export const fieldsOfStep: Record<Step, readonly (keyof SupplierDraft)[]> = {
  company: namesIn('company'),
  address: namesIn('address'),
  agreement: [...namesIn('agreement'), 'attachments'],
  people: namesIn('people'),
  review: ['agreed'],
}

/** The step where a field is asked for. */
export const stepOf = (path: string): Step | undefined =>
  steps.find((step) => fieldsOfStep[step].some((name) => path === name || path.startsWith(`${name}.`)))

/** The furthest step that may be gone to: the first that is not right yet. */
export function furthest(values: unknown): Step {
  const { error } = SupplierDraft.safeParse(values)
  const wrong = new Set((error?.issues ?? []).map(({ path }) => stepOf(path.map(String).join('.'))))
  return steps.find((step) => wrong.has(step)) ?? 'review'
}

export const earlier = (one: Step, other: Step): Step => (steps.indexOf(one) < steps.indexOf(other) ? one : other)
