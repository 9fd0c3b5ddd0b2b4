import * as z from 'zod'
import type { PlainThing } from './contract.ts'

export const places = ['all', 'open', 'done', 'trash'] as const
export type Place = (typeof places)[number]

const sortFields = { newest: '-createdAt', oldest: 'createdAt', name: 'title' } as const
export const sorts = ['newest', 'oldest', 'name'] as const

/** The state of the screen in the URL. */
export const PlainThingsView = z.object({
  q: z.string().max(200).optional(),
  place: z.enum(places).optional(),
  sort: z.enum(sorts).optional(),
})
export type PlainThingsView = z.infer<typeof PlainThingsView>

const filters = {
  all: {},
  open: { done: false },
  done: { done: true },
  trash: { deleted: true },
} satisfies Record<Place, Partial<PlainThing>>

/** The query of the list. */
export const listQueryOf = ({ q, place = 'all', sort = 'newest' }: PlainThingsView, limit: number) => ({
  ...(q && { q }),
  ...filters[place],
  sort: sortFields[sort],
  limit,
})

/** Whether the list still shows it, also right after a change that the server has not confirmed yet. */
export const belongs = ({ done, deleted }: PlainThing, place: Place) =>
  deleted === (place === 'trash') && (place === 'done' ? done : place !== 'open' || !done)
