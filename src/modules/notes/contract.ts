import * as z from 'zod'
import { contract, del, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { type Choices, listValues } from '#platform/fields/choices.ts'
import { Item, ItemChanges, maxItems } from '#platform/records/checklist.ts'

/** Each colour is a status role of the theme. */
export const colorChoices = {
  info: { tone: 'info' },
  success: { tone: 'success' },
  warning: { tone: 'warning' },
  error: { tone: 'error' },
} as const satisfies Choices<'tone'>
export const colors = listValues(colorChoices)
export type Color = keyof typeof colorChoices

// PostgreSQL's JSON rejects unpaired surrogates.
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => value.isWellFormed(), 'Not valid Unicode')

const Items = z
  .array(Item)
  .max(maxItems)
  .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Two items have the same id')

export const Label = text(40)
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}]*$/u)

export const Note = z.object({
  id: z.int(),
  title: z.string(),
  color: z.enum(colors),
  /** When the note was created. */
  datef: z.iso.datetime(),
  deleted: z.boolean(),
  kind: z.enum(['text', 'checklist']),
  text: z.string(),
  items: z.array(Item),
  pinned: z.boolean(),
  archived: z.boolean(),
  labels: z.array(z.string()),
  /** Sort key among the owner's notes, ascending; fractional, to insert between two notes. */
  position: z.number(),
  /** When the owner is reminded; kept when this is past. */
  reminderAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Note = z.infer<typeof Note>

const fields = {
  title: text(200),
  color: z.enum(colors),
  kind: z.enum(['text', 'checklist']),
  text: text(20_000),
  items: Items,
  pinned: z.boolean(),
  archived: z.boolean(),
  labels: z.array(Label).max(20),
  reminderAt: z.iso.datetime().nullable(),
}

// Drafts are saved while the user types, so edits keep white space at the ends and allow an empty title.
export const NoteChanges = z.strictObject({ ...fields, deleted: z.boolean() }).partial()
export type NoteChanges = z.infer<typeof NoteChanges>

export const NoteDraft = z
  .strictObject({
    ...fields,
    title: fields.title.trim().default(''),
    color: fields.color.default('info'),
    kind: fields.kind.default('text'),
    text: fields.text.default(''),
    items: Items.default([]),
    pinned: fields.pinned.default(false),
    archived: fields.archived.default(false),
    labels: fields.labels.default([]),
    reminderAt: fields.reminderAt.default(null),
  })
  .refine(({ title, text: bodyText, items }) => title || bodyText.trim() || items.some((item) => item.text.trim()), {
    path: ['title'],
    message: 'Add a title, text or item',
  })
export type NoteDraft = z.input<typeof NoteDraft>

export const NoteList = listQuery(Note, {
  search: ['title', 'text', 'items', 'labels', 'color'],
  filter: ['color', 'kind', 'pinned', 'archived', 'deleted'],
  sort: ['position', 'datef', 'updatedAt', 'title', 'id'],
  extra: {
    label: z.array(Label).max(20).optional().describe('Any of these labels, whatever their case'),
    reminder: z.boolean().optional().describe('Only notes with a reminder, past or to come, or only those without'),
  },
})

/** Number of notes in each folder and with each label; labels do not count deleted notes. */
export const Facets = z.object({
  notes: z.int(),
  archived: z.int(),
  deleted: z.int(),
  labels: z.array(z.object({ label: z.string(), count: z.int() })),
})
export type Facets = z.infer<typeof Facets>

// This path is fixed: existing clients call it. Further endpoints are REST.
export const notes = contract(
  'notes',
  '/api/data/notes/NotesData',
  {
    list: get('/', {
      query: NoteList,
      returns: z.array(Note),
      summary: 'The user’s notes; without `deleted`, those that are not in the trash. By position, pinned ones first',
    }),
    facets: get('/facets', { returns: Facets, summary: 'Counts per folder and label' }),
    show: get('/:id', { returns: Note }),
    create: post('/', { body: NoteDraft, returns: Note, status: 201, summary: 'Adds a note before all others' }),
    edit: patch('/:id', { body: NoteChanges, returns: Note, summary: 'Changes the given fields' }),
    editItems: patch('/:id/items', { body: ItemChanges, returns: Note, summary: 'Changes a checklist item by item' }),
    move: post('/:id/move', {
      body: z.strictObject({ side: z.enum(['before', 'after']), of: z.int().min(1).max(2_147_483_647) }),
      returns: Note,
      action: 'update',
      summary: 'Puts a note next to another one',
    }),
    duplicate: post('/:id/duplicate', { returns: Note, status: 201, summary: 'Adds a copy right after the note' }),
    remove: del('/:id', { summary: 'Moves a note to the trash; one that is in the trash is deleted for good' }),
    emptyTrash: del('/trash', { returns: z.object({ removed: z.int() }) }),
  },
  { private: true, notices: ['reminder'], grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
