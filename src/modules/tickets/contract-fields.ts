import * as z from 'zod'
import { FileId } from '#platform/pictures/file.ts'
import { PictureAddress } from '#platform/pictures/picture-address.ts'

export const statuses = ['Open', 'Pending', 'Closed'] as const
export type Status = (typeof statuses)[number]

/** The colour that the given interface wants beside each status. */
export const statusLabels = { Open: 'success', Pending: 'warning', Closed: 'error' } as const satisfies Record<
  Status,
  string
>

/** From the least pressing to the most; their order is the one that lists sort by. */
export const priorities = ['low', 'normal', 'high', 'urgent'] as const
export type Priority = (typeof priorities)[number]

export const teams = ['support', 'orders', 'warehouse', 'accounts', 'technology'] as const

export const text = (longest: number) => z.string().trim().max(longest)
export const Label = text(40).min(1)
export const maxLabels = 20
export const Id = z.int().min(1).max(2_147_483_647)
export const Ids = z.array(Id).max(1000)
export const moment = z.iso.datetime()
export const attachments = z.array(FileId).max(20)
export const UserId = z.string().min(1).max(40)

/** Who asks for help: a copy, so that the ticket still says who it was when the address book has changed. */
export const Requester = z.object({
  /** The person's id in the address book, null for somebody who is only an e-mail address. */
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
