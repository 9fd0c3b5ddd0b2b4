import type * as z from 'zod'
import { Note } from '../contract.ts'

/** The automatically saved fields. */
export const NoteContent = Note.pick({ title: true, text: true, kind: true, items: true })
export type NoteContent = z.infer<typeof NoteContent>

export const toContent = ({ title, text, kind, items }: Note): NoteContent => ({ title, text, kind, items })
