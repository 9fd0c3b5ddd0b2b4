import type { Selectable } from 'kysely'
import { countTotal } from '#platform/db/queries/count-at-most.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { Page } from '#platform/db/queries/page.ts'
import { contains } from '#platform/db/queries/search.ts'
import { forbidden, notFound } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { api } from '#platform/server/api.ts'
import { maxRows } from '../contract-fields.ts'
import { type GalleryItem, type GalleryList, socialGallery } from '../contract-gallery.ts'
import { findOrCreatePerson } from './people-rows.ts'
import { changePictures } from './pictures.ts'
import { purge } from './purge.ts'
import type { Tables } from './tables.ts'

const columns = ['id', 'personId', 'name', 'drawn', 'file', 'createdAt', 'deletedAt'] as const
type Row = Pick<Selectable<Tables['socialPictures']>, (typeof columns)[number]>

const toItem =
  (me: number) =>
  ({ id, personId, name, drawn, file, createdAt }: Row): GalleryItem => ({
    id,
    cover: file ? `${socialGallery.base}/${id}/picture/${file.id}` : drawn,
    name,
    time: createdAt,
    personId,
    canEdit: personId === me,
  })

const queryPictures = (db: Db<Tables>, person: number) =>
  db.selectFrom('socialPictures').where('personId', '=', person).where('deletedAt', 'is', null)

async function countUpTo(pictures: ReturnType<typeof queryPictures>, id: number) {
  const { count } = await pictures
    .where('id', '>=', id)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function listPictures(db: Db<Tables>, me: number, { person = me, q, before, until, limit }: GalleryList) {
  let pictures = queryPictures(db, person)
  if (q?.trim()) pictures = pictures.where(contains('search', q))
  const { total, isLeast } = await countTotal(pictures)
  if (before !== undefined) pictures = pictures.where('id', '<', before)
  const most = until === undefined ? limit : Math.min(maxRows, Math.max(limit, await countUpTo(pictures, until)))
  const rows = await pictures.select(columns).orderBy('id', 'desc').limit(most).execute()
  return new Page(rows.map(toItem(me)), total, { isLeast })
}

/** A picture, which only its owner finds after deletion. */
async function findPicture(db: Db<Tables>, me: number, id: number): Promise<Row> {
  const row = await db.selectFrom('socialPictures').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row || (row.deletedAt !== null && row.personId !== me)) throw notFound(`Picture ${id} not found`)
  return row
}

async function ownPicture(db: Db<Tables>, me: number, id: number): Promise<Row> {
  const row = await findPicture(db, me, id)
  if (row.personId !== me) throw forbidden('Only the owner of a picture can change it')
  return row
}

export const galleryApi = api(
  socialGallery,
  (db: Db<Tables>) => ({
    list: async ({ user, now, query }) => listPictures(db, await findOrCreatePerson(db, user, now), query),

    show: async ({ user, now, params: { id } }) => {
      const me = await findOrCreatePerson(db, user, now)
      const row = await findPicture(db, me, id)
      if (row.deletedAt !== null) throw notFound(`Picture ${id} not found`)
      return toItem(me)(row)
    },

    picture: async ({ user, now, params: { id, file: fileId }, services: { files } }) => {
      const { file } = await findPicture(db, await findOrCreatePerson(db, user, now), id)
      if (file?.id !== fileId) throw notFound('Picture not found')
      return files.open(file)
    },

    create: async ({ user, now, body: { name, file: fileId }, services: { files }, check }) => {
      const me = await findOrCreatePerson(db, user, now)
      check({ personId: me })
      const [file] = await changePictures(files, [fileId], [], () => 'file')
      const row = await db
        .insertInto('socialPictures')
        .values({
          personId: me,
          name,
          search: fold(name),
          drawn: '',
          file: JSON.stringify(file),
          createdAt: now,
          deletedAt: null,
        })
        .returning(columns)
        .executeTakeFirstOrThrow()
      return toItem(me)(row)
    },

    edit: async ({ user, now, params: { id }, body: { name, deleted }, check }) => {
      const me = await findOrCreatePerson(db, user, now)
      const row = await ownPicture(db, me, id)
      check(toItem(me)(row))
      if (row.deletedAt !== null && deleted === undefined) throw notFound(`Picture ${id} not found`)
      const changed = await db
        .updateTable('socialPictures')
        .set({ deletedAt: null, ...(name !== undefined && { name, search: fold(name) }) })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst()
      if (!changed) throw notFound(`Picture ${id} not found`)
      return toItem(me)(changed)
    },

    remove: async ({ user, now, params: { id }, check }) => {
      const me = await findOrCreatePerson(db, user, now)
      const row = await ownPicture(db, me, id)
      check(toItem(me)(row))
      if (row.deletedAt !== null) throw notFound(`Picture ${id} not found`)
      await db.updateTable('socialPictures').set({ deletedAt: now }).where('id', '=', id).execute()
    },
  }),
  { every: [{ seconds: 3600, run: (db) => (tools) => purge(db, tools) }] },
)
