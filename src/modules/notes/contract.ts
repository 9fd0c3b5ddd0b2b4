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

const Id = z.coerce.number<number>().int().min(1).max(2_147_483_647)
const UserId = z.string().min(1).max(64)

export const Person = z.object({ id: z.string(), name: z.string(), avatar: z.string() })
export type Person = z.infer<typeof Person>

/**
 * A note as its reader has it. Content, colour and labels are the same for its owner and all collaborators. Pin,
 * archive, position and reminder are the reader's own, so that nobody rearranges or empties the board of another.
 */
export const Note = z.object({
  id: z.int(),
  owner: Person,
  /** The users with whom the owner shares the note. */
  collaborators: z.array(Person),
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
  /** Sort key among the reader's notes, ascending; fractional, to insert between two notes. */
  position: z.number(),
  /** When the reader is reminded; kept when this is past. */
  reminderAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type Note = z.infer<typeof Note>

export const maxTextLength = 20_000

const fields = {
  title: text(200),
  color: z.enum(colors),
  kind: z.enum(['text', 'checklist']),
  text: text(maxTextLength),
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

export const maxCollaborators = 50

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
      summary:
        'The user’s notes, and those that others share with the user; without `deleted`, those that are not in the trash. By position, pinned ones first',
    }),
    facets: get('/facets', { returns: Facets, summary: 'Counts per folder and label' }),
    show: get('/:id', { returns: Note }),
    create: post('/', { body: NoteDraft, returns: Note, status: 201, summary: 'Adds a note before all others' }),
    edit: patch('/:id', {
      body: NoteChanges,
      returns: Note,
      mergesFields: true,
      summary: 'Changes the given fields; only the owner changes `deleted`',
    }),
    editItems: patch('/:id/items', { body: ItemChanges, returns: Note, summary: 'Changes a checklist item by item' }),
    move: post('/:id/move', {
      body: z.strictObject({ side: z.enum(['before', 'after']), of: z.int().min(1).max(2_147_483_647) }),
      returns: Note,
      action: 'update',
      summary: 'Puts a note next to another one',
    }),
    duplicate: post('/:id/duplicate', { returns: Note, status: 201, summary: 'Adds a copy right after the note' }),
    remove: del('/:id', {
      summary:
        'Moves a note of the user’s own to the trash, from which an edit with `deleted: false` restores it; repeated, it changes nothing',
    }),
    purge: del('/trash/:id', {
      summary: 'Deletes a note of the user’s own for good; 404 unless it is in the trash',
    }),
    share: post('/:id/collaborators', {
      body: z.strictObject({ userIds: z.array(UserId).min(1).max(maxCollaborators) }),
      returns: Note,
      action: 'update',
      summary: 'Shares a note of the user’s own with others, who can then read and edit it',
    }),
    unshare: del('/:id/collaborators/:user', {
      params: z.strictObject({ id: Id, user: UserId }),
      action: 'update',
      summary: 'Ends the sharing of a note of the user’s own with another user',
    }),
    leave: del('/:id/membership', {
      // Also users who may only read notes can remove one from their board that another has put there.
      action: 'read',
      ownOnly: true,
      summary: 'Leaves a note that somebody else shares with the user',
    }),
    emptyTrash: del('/trash', { returns: z.object({ removed: z.int() }) }),
  },
  {
    private: true,
    notices: ['reminder', 'shared'],
    grants: { manager: readWrite, agent: readWrite, viewer: readOnly },
  },
)
