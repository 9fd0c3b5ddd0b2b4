import * as z from 'zod'
import { contract, get, listQuery, patch, post, readOnly, readWrite } from '#platform/contract.ts'
import { trashEndpoints } from '#platform/records/trash-endpoints.ts'

export const PlainThing = z.object({
  id: z.int(),
  title: z.string(),
  done: z.boolean(),
  createdAt: z.iso.datetime(),
  deleted: z.boolean(),
})
export type PlainThing = z.infer<typeof PlainThing>

const fields = { title: z.string().trim().min(1).max(200), done: z.boolean() }

export const PlainThingDraft = z.strictObject({ ...fields, done: fields.done.default(false) })
export type PlainThingDraft = z.input<typeof PlainThingDraft>

export const PlainThingChanges = z.strictObject({ ...fields, deleted: z.boolean() }).partial()
export type PlainThingChanges = z.infer<typeof PlainThingChanges>

export const PlainThingList = listQuery(PlainThing, {
  search: ['title'],
  filter: ['done', 'deleted'],
  sort: ['-createdAt', 'title'],
})

export const plainThings = contract(
  'plain-things',
  '/api/data/plain-things',
  {
    list: get('/', {
      query: PlainThingList,
      returns: z.array(PlainThing),
      summary: 'Without `deleted`, those that are not in the trash',
    }),
    show: get('/:id', { returns: PlainThing }),
    create: post('/', { body: PlainThingDraft, returns: PlainThing, status: 201 }),
    edit: patch('/:id', { body: PlainThingChanges, returns: PlainThing }),
    ...trashEndpoints,
  },
  { grants: { manager: readWrite, agent: readWrite, viewer: readOnly } },
)
