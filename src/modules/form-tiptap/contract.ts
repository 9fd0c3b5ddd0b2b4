import * as z from 'zod'
import { contract, file, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { trashEndpoints } from '#platform/records/trash-endpoints.ts'
import { richText, SafeHtml } from '#platform/rich-text/rich-text.ts'

export const maxTitleLength = 200

// PostgreSQL rejects lone surrogates in JSON.
const Title = z
  .string()
  .max(maxTitleLength)
  .regex(/^[^\p{Cc}]*$/u)
  .refine((value) => value.isWellFormed(), 'Not valid Unicode')

export const TextDocument = z.object({
  id: z.int(),
  title: z.string(),
  content: SafeHtml,
  /** Beginning of the text, without markup. */
  lead: z.string(),
  words: z.int(),
  characters: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Increases with each change; a save based on an older version is rejected. */
  version: z.int(),
  deleted: z.boolean(),
})
export type TextDocument = z.infer<typeof TextDocument>

/** A document in a list, without its text. */
export const DocumentLine = TextDocument.omit({ content: true })
export type DocumentLine = z.infer<typeof DocumentLine>

export const DocumentDraft = z.strictObject({
  title: Title.default(''),
  content: richText({ article: true, mentions: true }).prefault(''),
})
export type DocumentDraft = z.input<typeof DocumentDraft>

export const DocumentChanges = z
  .strictObject({
    title: Title,
    content: richText({ article: true, mentions: true }),
    deleted: z.boolean(),
    version: z.int().min(1).describe('The version the change is based on; 409 if there is a later one'),
  })
  .partial()
export type DocumentChanges = z.input<typeof DocumentChanges>

export const DocumentList = listQuery(DocumentLine, {
  search: ['title', 'lead'],
  filter: ['deleted'],
  sort: ['-updatedAt', 'createdAt', 'title', 'words', 'id'],
})

export const textDocuments = contract(
  'form-tiptap',
  '/api/data/form-tiptap',
  {
    list: get('/', {
      query: DocumentList,
      returns: z.array(DocumentLine),
      summary: 'The user’s documents; without `deleted`, those that are not in the trash',
    }),
    show: get('/:id', { returns: TextDocument }),
    picture: get('/:id/pictures/:file', {
      params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647), file: FileId }),
      returns: file('image/*'),
      summary: 'An uploaded picture of a document',
    }),
    create: post('/', { body: DocumentDraft, returns: TextDocument, status: 201 }),
    edit: patch('/:id', { body: DocumentChanges, returns: TextDocument, summary: 'Changes the given fields' }),
    ...trashEndpoints,
  },
  { private: true, grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
