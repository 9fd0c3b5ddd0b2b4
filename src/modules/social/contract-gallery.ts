import * as z from 'zod'
import { contract, del, file, get, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { FileId } from '#platform/files/stored-file.ts'
import { Id, IdText, line, moment, maxRows, text } from './contract-fields.ts'

/** A picture in a person's gallery. */
export const GalleryItem = z.object({
  id: z.int(),
  /** URL of the picture: a path of this site, or of this API for an upload. */
  cover: z.string(),
  name: z.string(),
  time: moment,
  personId: z.int(),
  canEdit: z.boolean(),
})
export type GalleryItem = z.infer<typeof GalleryItem>

const name = line(120)

export const GalleryList = z.strictObject({
  person: Id.optional().describe('Owner; the current user by default'),
  q: text(200).optional().describe('Searches names'),
  before: Id.optional().describe('Pictures older than this one'),
  until: Id.optional().describe('Extends the page up to this picture, if it exists'),
  limit: z.int().min(1).max(maxRows).default(maxRows),
})
export type GalleryList = z.output<typeof GalleryList>

/** `deleted: false` restores a deleted picture. */
export const GalleryChanges = z.strictObject({ name, deleted: z.literal(false) }).partial()

export const socialGallery = contract(
  'social-gallery',
  '/api/data/gallery',
  {
    list: get('/', { query: GalleryList, returns: z.array(GalleryItem), summary: 'Pictures, newest first' }),
    show: get('/:id', { returns: GalleryItem }),
    picture: get('/:id/picture/:file', {
      params: z.strictObject({ id: IdText, file: FileId }),
      returns: file('image/*'),
    }),
    create: post('/', { body: z.strictObject({ name, file: FileId }), returns: GalleryItem, status: 201 }),
    edit: patch('/:id', { losesNothing: 'Users edit their own pictures', body: GalleryChanges, returns: GalleryItem }),
    remove: del('/:id', { summary: 'Deletes an own picture; an edit with `deleted: false` restores it' }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readOnly }, touches: ['social-people'] },
)
