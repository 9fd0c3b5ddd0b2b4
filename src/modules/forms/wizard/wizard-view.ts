import * as z from 'zod'
import { getPartNames, SupplierDraft } from '../contract-supplier.ts'

export const steps = ['company', 'address', 'agreement', 'people', 'review'] as const
export type Step = (typeof steps)[number]

const Id = z.int().min(1).max(2_147_483_647)

/** State of the URL: draft and step, or the registered supplier. */
export const WizardView = z.object({
  draft: Id.optional(),
  step: z.enum(steps).optional(),
  done: Id.optional(),
})

/** The fields of each step, which validates only its own. */
export const fieldsOfStep: Record<Step, readonly (keyof SupplierDraft)[]> = {
  company: getPartNames('company'),
  address: getPartNames('address'),
  agreement: [...getPartNames('agreement'), 'attachments'],
  people: getPartNames('people'),
  review: ['agreed'],
}

/** The step that contains a field. */
export const findStep = (path: string): Step | undefined =>
  steps.find((step) => fieldsOfStep[step].some((name) => path === name || path.startsWith(`${name}.`)))

/** The last step that can be opened: the first one with errors. */
export function lastReachableStep(values: unknown): Step {
  const { error } = SupplierDraft.safeParse(values)
  const invalidSteps = new Set((error?.issues ?? []).map(({ path }) => findStep(path.map(String).join('.'))))
  return steps.find((step) => invalidSteps.has(step)) ?? 'review'
}

export const getEarlierStep = (one: Step, other: Step): Step =>
  steps.indexOf(one) < steps.indexOf(other) ? one : other
