import * as z from 'zod'
import { colors, Label, type Note } from './contract.ts'

export const places = ['notes', 'archive', 'trash'] as const
export type Place = (typeof places)[number]

/** The state of the screen in the URL. */
export const NotesView = z.object({
  q: z.string().max(200).optional(),
  place: z.enum(places).optional(),
  layout: z.enum(['grid', 'list']).optional(),
  color: z.array(z.enum(colors)).optional(),
  label: z.array(Label).max(20).optional(),
  /** The open note. */
  note: z.int().positive().optional(),
})
export type NotesView = z.infer<typeof NotesView>

/** Number of notes shown before the user asks for more. */
export const firstShown = 200
export const maxShown = 1000

export const listQueryOf = ({ q, place = 'notes', color, label }: NotesView, limit: number) => ({
  ...(q && { q }),
  ...(color?.length && { color }),
  ...(label?.length && { label }),
  ...(place === 'trash' ? { deleted: true } : { archived: place === 'archive' }),
  sort: place === 'notes' ? ('position' as const) : ('-updatedAt' as const),
  limit,
})

const isInView = (note: Note, place: Place) =>
  place === 'trash' ? note.deleted : !note.deleted && note.archived === (place === 'archive')

/** The notes of a place in order; optimistic updates may have moved some to another place. */
export const notesInView = (notes: readonly Note[], place: Place) => {
  const here = notes.filter((note) => isInView(note, place))
  if (place !== 'notes') return here
  return here.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || a.position - b.position || a.id - b.id)
}

export const isFiltered = ({ q, color, label }: NotesView) => Boolean(q || color?.length || label?.length)

/** Whether users can reorder notes in the current place. */
export const isOrdered = ({ place = 'notes' }: NotesView) => place === 'notes'
