import * as z from 'zod'
import { type Choices, listValues, valuesIn } from '#platform/fields/choices.ts'
import { languageCodes } from '#platform/i18n/languages.ts'

export const categories = ['Gadget', 'Lifestyle', 'Design', 'Social', 'Health'] as const
/**
 * Only authors see a post whose status is open. One that is waiting appears at its time, and then has the first status
 * that is done.
 */
export const statusChoices = {
  draft: { phase: 'open' },
  scheduled: { phase: 'waiting' },
  published: { phase: 'done' },
} as const satisfies Choices<'phase'>
export const statuses = listValues(statusChoices)
export type Status = keyof typeof statusChoices

export const publicStatuses = valuesIn(statusChoices, 'done')
export const getPhase = (status: Status) => statusChoices[status].phase

export const dateTime = z.iso.datetime()
export const text = (maxLength: number) => z.string().trim().max(maxLength)
export const Id = z.int().min(1).max(2_147_483_647)
export const UserId = z.string().max(64)

export const maxTags = 10
/** In characters. */
export const maxTitleLength = 160
export const maxExcerptLength = 400
export const maxSlugLength = 120
export const maxCommentLength = 2000

export const Tag = text(40).min(1)
export const Slug = text(maxSlugLength).min(1)
export const Language = z.enum(languageCodes)

/** A cover from the site's own pictures; empty for none. */
export const OwnCover = z.string().regex(/^(\/pictures\/blog\/[a-z0-9-]{1,60}\.svg)?$/)

/** A random id of a visit, stored in the browser for its duration. */
export const Visit = z.string().regex(/^[\w-]{8,64}$/)

export const Profile = z.object({ id: z.string(), avatar: z.string(), name: z.string() })
export type Profile = z.infer<typeof Profile>
