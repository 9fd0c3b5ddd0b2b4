import * as z from 'zod'
import { type Choices, listValues } from '#platform/fields/choices.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { PictureAddress } from '#platform/pictures/picture-address.ts'

/** The resolution time runs while a ticket is open, and pauses while it waits. `tone` is the API's `Label`. */
export const statusChoices = {
  Open: { rank: 10, phase: 'open', tone: 'success' },
  Pending: { rank: 20, phase: 'waiting', tone: 'warning' },
  Closed: { rank: 30, phase: 'done', tone: 'error' },
} as const satisfies Choices<'rank' | 'phase' | 'tone'>
export const statuses = listValues(statusChoices)
export type Status = keyof typeof statusChoices

/** From the lowest to the highest, with the hours until the first reply and the resolution. */
export const priorityChoices = {
  low: { rank: 10, tone: 'quiet', response: 24, resolution: 120 },
  normal: { rank: 20, tone: 'quiet', response: 8, resolution: 72 },
  high: { rank: 30, tone: 'warning', response: 4, resolution: 24 },
  urgent: { rank: 40, tone: 'error', response: 1, resolution: 8 },
} as const satisfies Choices<'rank' | 'tone', { response: number; resolution: number }>
export const priorities = listValues(priorityChoices)
export type Priority = keyof typeof priorityChoices

export const teams = ['support', 'orders', 'warehouse', 'accounts', 'technology'] as const

export const text = (longest: number) => z.string().trim().max(longest)
export const Label = text(40).min(1)
export const maxLabels = 20
export const Id = z.int().min(1).max(2_147_483_647)
export const Ids = z.array(Id).max(1000)
export const moment = z.iso.datetime()
export const attachments = z.array(FileId).max(20)
export const UserId = z.string().min(1).max(40)

/** A copy of the requester, so that the ticket keeps it when the contact changes. */
export const Requester = z.object({
  /** Id of the contact; null for a mere email address. */
  id: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  picture: z.string(),
  company: z.string(),
})
export type Requester = z.infer<typeof Requester>

export const RequesterDraft = z.strictObject({
  id: z.string().min(1).max(40).nullable().default(null),
  name: text(160).default(''),
  email: z.email().max(254),
  picture: PictureAddress.default(''),
  company: text(120).default(''),
})
