import * as z from 'zod'
import { colors, Label, type Note } from './contract.ts'

export const notesFolders = ['notes', 'archive', 'trash'] as const
export type NotesFolder = (typeof notesFolders)[number]

/** The state of the screen in the URL. */
export const NotesView = z.object({
  q: z.string().max(200).optional(),
  place: z.enum(notesFolders).optional(),
  layout: z.enum(['grid', 'list']).optional(),
  color: z.array(z.enum(colors)).optional(),
  label: z.array(Label).max(20).optional(),
  /** Only notes with a reminder. */
  reminder: z.boolean().optional(),
  /** The open note. */
  note: z.int().positive().optional(),
})
export type NotesView = z.infer<typeof NotesView>

/** Number of notes shown before the user asks for more. */
export const firstShown = 200
export const maxShown = 1000

export const toListQuery = ({ q, place: folder = 'notes', color, label, reminder }: NotesView, limit: number) => ({
  ...(q && { q }),
  ...(color?.length && { color }),
  ...(label?.length && { label }),
  ...(reminder && { reminder }),
  ...(folder === 'trash' ? { deleted: true } : { archived: folder === 'archive' }),
  sort: folder === 'notes' ? ('position' as const) : ('-updatedAt' as const),
  limit,
})

const isInView = (note: Note, folder: NotesFolder) =>
  folder === 'trash' ? note.deleted : !note.deleted && note.archived === (folder === 'archive')

/** The notes of a folder in order; optimistic updates may have moved some to another folder. */
export const notesInView = (notes: readonly Note[], folder: NotesFolder) => {
  const matches = notes.filter((note) => isInView(note, folder))
  if (folder !== 'notes') return matches
  return matches.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || a.position - b.position || a.id - b.id)
}

export const isFiltered = ({ q, color, label, reminder }: NotesView) =>
  Boolean(q || color?.length || label?.length || reminder)

/** Whether users can reorder notes in the current folder. */
export const isOrdered = ({ place: folder = 'notes' }: NotesView) => folder === 'notes'
