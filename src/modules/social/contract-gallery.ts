import * as z from 'zod'
import { contract, del, file, get, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { FileId } from '#platform/pictures/file.ts'
import { Id, IdText, line, moment, maxRows, text } from './contract-fields.ts'

/** A picture of a person's gallery (E10). */
export const GalleryItem = z.object({
  id: z.int(),
  /** Where the picture is: a path of this site, or of this API where it was uploaded. */
  cover: z.string(),
  name: z.string(),
  time: moment,
  personId: z.int(),
  canEdit: z.boolean(),
})
export type GalleryItem = z.infer<typeof GalleryItem>

const name = line(120)

export const GalleryList = z.strictObject({
  person: Id.optional().describe('Whose; of the one who asks unless given'),
  q: text(200).optional().describe('Searches the names'),
  before: Id.optional().describe('What is older than this picture'),
  until: Id.optional().describe('As many more as it takes to get to this picture, if it is among them'),
  limit: z.int().min(1).max(maxRows).default(maxRows),
})
export type GalleryList = z.output<typeof GalleryList>

/** `deleted: false` brings a deleted picture back. */
export const GalleryChanges = z.strictObject({ name, deleted: z.literal(false) }).partial()

export const socialGallery = contract(
  'social-gallery',
  '/api/data/gallery',
  {
    list: get('/', { query: GalleryList, returns: z.array(GalleryItem), summary: 'Pictures, the latest first' }),
    show: get('/:id', { returns: GalleryItem }),
    picture: get('/:id/picture/:file', {
      params: z.strictObject({ id: IdText, file: FileId }),
      returns: file('image/*'),
    }),
    create: post('/', { body: z.strictObject({ name, file: FileId }), returns: GalleryItem, status: 201 }),
    edit: patch('/:id', { losesNothing: 'Users edit their own pictures', body: GalleryChanges, returns: GalleryItem }),
    remove: del('/:id', { summary: 'Deletes an own picture; `deleted: false` restores it' }),
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readOnly }, touches: ['social-people'] },
)
