import * as z from 'zod'
import { contract, everybody, get, put } from '#platform/contract.ts'
import { mapNames } from '#platform/records/map-names.ts'
import { BusinessHours } from '#platform/time/business-hours.ts'
import { priorities, type Priority, priorityChoices } from './contract-fields.ts'

/** A year, in minutes. */
const longest = 525_600

const Minutes = z.int().min(1).max(longest)

/** The longest time until the first reply, and until the resolution. */
const Target = z.strictObject({ responseMinutes: Minutes, resolutionMinutes: Minutes })

const Targets = z.strictObject(mapNames(priorities, () => Target))
export type Targets = z.infer<typeof Targets>

const fields = {
  /** Null if time always counts. */
  hours: BusinessHours.nullable(),
  targets: Targets,
}

/** The times within which tickets are to be answered and resolved, and the hours that count. */
export const ServiceLevels = z.object({
  ...fields,
  /** Number of saves. */
  version: z.int(),
  changedAt: z.iso.datetime().nullable(),
})
export type ServiceLevels = z.infer<typeof ServiceLevels>

export const ServiceLevelsDraft = z.strictObject({
  ...fields,
  version: z.int().min(0).describe('The version that the change is based on'),
})

const createTargetFields = (priority: Priority) => ({
  responseMinutes: priorityChoices[priority].response * 60,
  resolutionMinutes: priorityChoices[priority].resolution * 60,
})

/** Until an administrator changes them. */
export const defaultServiceLevels: ServiceLevels = {
  hours: null,
  targets: mapNames(priorities, createTargetFields),
  version: 0,
  changedAt: null,
}

export const ticketServiceLevels = contract(
  'tickets-service-levels',
  '/api/data/ticket/service-levels',
  {
    show: get('/', { returns: ServiceLevels, summary: 'Due times by priority, and the hours that count' }),
    save: put('/', {
      body: ServiceLevelsDraft,
      returns: ServiceLevels,
      confirmed: false,
      summary: 'Replaces them and computes the due times of unsolved tickets again; 409 if `version` is not the latest',
    }),
  },
  {
    grants: everybody(['read']),
    touches: ['tickets'],
  },
)
