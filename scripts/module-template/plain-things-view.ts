import * as z from 'zod'
import type { PlainThing } from './contract.ts'

export const presets = ['all', 'open', 'done', 'trash'] as const
export type Preset = (typeof presets)[number]

const sortFields = { newest: '-createdAt', oldest: 'createdAt', name: 'title' } as const
export const sorts = ['newest', 'oldest', 'name'] as const

/** The state of the screen in the URL. */
export const PlainThingsView = z.object({
  q: z.string().max(200).optional(),
  preset: z.enum(presets).optional(),
  sort: z.enum(sorts).optional(),
})
export type PlainThingsView = z.infer<typeof PlainThingsView>

const filters = {
  all: {},
  open: { done: false },
  done: { done: true },
  trash: { deleted: true },
} satisfies Record<Preset, Partial<PlainThing>>

/** The query of the list. */
export const toListQuery = ({ q, preset = 'all', sort = 'newest' }: PlainThingsView, limit: number) => ({
  ...(q && { q }),
  ...filters[preset],
  sort: sortFields[sort],
  limit,
})

/** Whether the list still shows it, also right after a change that the server has not confirmed yet. */
export const isInPreset = ({ done, deleted }: PlainThing, preset: Preset) =>
  deleted === (preset === 'trash') && (preset === 'done' ? done : preset !== 'open' || !done)
