import * as z from 'zod'
import { get } from '#platform/contract.ts'

/** What to do on a new installation. */
export const stepNames = ['company', 'email', 'people', 'secondFactor', 'backup'] as const
export const Step = z.object({ name: z.enum(stepNames), isDone: z.boolean() })
export type Step = z.infer<typeof Step>

/** For the number in the menu, which any screen loads. */
export const stepsPart = {
  name: 'workspace',
  base: '/api/workspace',
  endpoints: {
    steps: get('/steps', {
      returns: z.array(Step),
      summary: 'The first steps of a new installation; none in sample mode',
    }),
  },
} as const
