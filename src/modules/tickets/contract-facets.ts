import * as z from 'zod'
import { get } from '#platform/contract.ts'
import { figuresPart } from './contract-figures.ts'

export const Facets = z.object({
  all: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  overdue: z.int(),
  waiting: z.int(),
  watching: z.int(),
  deleted: z.int(),
  labels: z.array(z.object({ label: z.string(), count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

/** For the number in the menu, which any screen loads. */
export const facetsPart = {
  name: figuresPart.name,
  base: figuresPart.base,
  endpoints: { facets: get('/facets', { returns: Facets, summary: 'Number of tickets per view and label' }) },
} as const
