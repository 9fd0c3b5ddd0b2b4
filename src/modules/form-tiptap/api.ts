import type { Selectable } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { conflict, Failure, notFound, refused } from '#platform/errors/failure.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import type { Files } from '#platform/server/files/files.ts'
import { checkPicture } from '#platform/server/files/pictures.ts'
import { picturesIn } from '#platform/server/html/stored-html.ts'
import { textDocuments } from './contract.ts'
import { documentEntries } from './server/search-entries.ts'
import { deriveColumns } from './text-facts.ts'
import type { Tables } from './server/tables.ts'

type Row = Selectable<Tables['textDocuments']>

const maxPictures = 100

const toDocument = ({ deletedAt, ...row }: Row) => ({ ...row, deleted: deletedAt !== null })

/**
 * The pictures of a text. Pictures removed from it are kept until the document is deleted, since undo may restore them.
 */
async function findPictures(files: Files, content: SafeHtml, storedPictures: readonly StoredFile[]) {
  const storedIds = new Set(storedPictures.map(({ id }) => id))
  const added = picturesIn(content).filter((id) => !storedIds.has(id))
  if (storedIds.size + added.length > maxPictures)
    throw refused('content', `A document has at most ${maxPictures} pictures`)
  const pictures = await files.attach(added).catch((error: unknown) => {
    throw error instanceof Failure ? refused('content', error.message) : error
  })
  for (const picture of pictures) await checkPicture(files, picture, 'content')
  return [...storedPictures, ...pictures]
}

/** Reads and writes the documents of a user. */
const createDocumentRows = (db: Db<Tables>) => {
  const queryOwn = (ownerId: string) => db.selectFrom('textDocuments').where('ownerId', '=', ownerId)

  const find = async (ownerId: string, id: number) => {
    const row = await queryOwn(ownerId).selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  // An update first, which locks the row: only one of two concurrent saves of a version succeeds.
  const lockRow = async (ownerId: string, id: number, changes = 1) => {
    const query = db.updateTable('textDocuments').set((eb) => ({ version: eb('version', '+', changes) }))
    const row = await query.where('id', '=', id).where('ownerId', '=', ownerId).returningAll().executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  const save = async ({ id, ...row }: Row) => {
    const values = { ...row, ...deriveColumns(row), pictures: JSON.stringify(row.pictures) }
    const query = db.updateTable('textDocuments').set(values).where('id', '=', id)
    return toDocument(await query.returningAll().executeTakeFirstOrThrow())
  }

  return { own: queryOwn, find, lock: lockRow, save }
}

const createReadHandlers = (db: Db<Tables>): Pick<Handlers<typeof textDocuments>, 'list' | 'show' | 'picture'> => {
  const { own: queryOwn, find } = createDocumentRows(db)
  return {
    list: ({ user, query: { deleted = false, ...query } }) =>
      page(
        queryOwn(user.id)
          .selectAll()
          .where('deletedAt', deleted ? 'is not' : 'is', null),
        query,
        toDocument,
        { sort: { title: 'byTitle' } },
      ),

    show: async ({ user, params: { id } }) => toDocument(await find(user.id, id)),

    picture: async ({ user, params: { id, file }, services: { files } }) => {
      const picture = (await find(user.id, id)).pictures.find((one) => one.id === file)
      if (!picture) throw notFound()
      return files.open(picture)
    },
  }
}

const createWriteHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof textDocuments>, 'create' | 'edit' | 'remove' | 'purge'> => {
  const { lock: lockRow, save } = createDocumentRows(db)
  return {
    create: async ({ user, body, services: { files }, now }) => {
      const { title, content } = body
      const row = { title, content, ownerId: user.id, createdAt: now, updatedAt: now, deletedAt: null }
      const pictures = JSON.stringify(await findPictures(files, content, []))
      const values = { ...row, ...deriveColumns(row), pictures, version: 1 }
      return toDocument(await db.insertInto('textDocuments').values(values).returningAll().executeTakeFirstOrThrow())
    },

    edit: async ({
      user,
      params: { id },
      body: { version, deleted, content, title },
      services: { files },
      now,
      check,
    }) => {
      const row = await lockRow(user.id, id)
      check(toDocument(row))
      if (version !== undefined && version !== row.version - 1) throw conflict('This document was changed elsewhere')
      return save({
        ...row,
        title: title ?? row.title,
        content: content ?? row.content,
        pictures: content === undefined ? row.pictures : await findPictures(files, content, row.pictures),
        deletedAt: deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null,
        updatedAt: now,
      })
    },

    remove: async ({ user, params: { id }, now, check }) => {
      const row = await lockRow(user.id, id, 0)
      check(toDocument(row))
      if (row.deletedAt === null) await save({ ...row, version: row.version + 1, deletedAt: now, updatedAt: now })
    },

    purge: async ({ user, params: { id }, services: { files }, check }) => {
      const row = await lockRow(user.id, id, 0)
      check(toDocument(row))
      if (row.deletedAt === null) throw notFound('This document is not in the trash')
      await files.release(row.pictures)
      await db.deleteFrom('textDocuments').where('id', '=', id).execute()
    },
  }
}

export default api(textDocuments, (db: Db<Tables>) => ({ ...createReadHandlers(db), ...createWriteHandlers(db) }), {
  search: documentEntries,
})
