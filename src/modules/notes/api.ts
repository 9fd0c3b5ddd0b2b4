import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { Failure, notFound } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import { changeItems, maxItems } from '#platform/records/checklist.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import { notes } from './contract.ts'
import { createIndex, labelPattern } from './server/note-index.ts'
import { findPositionBetween } from './note-positions.ts'
import { noteEntries } from './server/search-entries.ts'
import type { Tables } from './server/tables.ts'

type Row = Selectable<Tables['notes']>

const toNote = ({ deletedAt, ...row }: Row) => ({ ...row, deleted: deletedAt !== null })

const asJson = ({ items, labels }: Pick<Row, 'items' | 'labels'>) => ({
  items: JSON.stringify(items),
  labels: JSON.stringify(labels),
})

/** Reads and writes one user's notes. */
const noteRows = (db: Db<Tables>) => {
  const queryOwn = (ownerId: string) => db.selectFrom('notes').selectAll().where('ownerId', '=', ownerId)

  const find = async (ownerId: string, id: number) => {
    const row = await queryOwn(ownerId).where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  // The first write locks the note, so that it cannot change between reading and writing.
  const lock = async (ownerId: string, id: number, updatedAt: string) => {
    const query = db.updateTable('notes').set({ updatedAt }).where('id', '=', id).where('ownerId', '=', ownerId)
    const row = await query.returningAll().executeTakeFirst()
    if (!row) throw notFound()
    return row
  }

  const save = async (row: Row) => {
    const values = { ...row, ...asJson(row), ...createIndex(row) }
    const query = db.updateTable('notes').set(values).where('id', '=', row.id)
    return toNote(await query.returningAll().executeTakeFirstOrThrow())
  }

  const add = async (row: Omit<Row, 'id' | 'search' | 'labelKey'>) => {
    const values = { ...row, ...asJson(row), ...createIndex(row) }
    return toNote(await db.insertInto('notes').values(values).returningAll().executeTakeFirstOrThrow())
  }

  const topPosition = async (ownerId: string) => {
    const query = queryOwn(ownerId).clearSelect().select('position').orderBy('position').limit(1)
    return ((await query.executeTakeFirst())?.position ?? 0) - 1
  }

  const findPositionNextTo = async (ownerId: string, side: 'before' | 'after', neighbourId: number, moved = 0) => {
    const query = queryOwn(ownerId).clearSelect().select(['id', 'position']).where('id', '!=', moved)
    const rows = await query.orderBy('position').orderBy('id').execute()
    const position = findPositionBetween(rows, side, neighbourId)
    if (position !== undefined) return position
    const spacedRows = rows.map(({ id }, position) => ({ id, position }))
    for (const { id, position } of spacedRows)
      await db.updateTable('notes').set({ position }).where('id', '=', id).execute()
    return findPositionBetween(spacedRows, side, neighbourId) ?? spacedRows.length
  }

  return { own: queryOwn, find, lock, save, add, topPosition, findPositionNextTo }
}

const createReadHandlers = (db: Db<Tables>): Pick<Handlers<typeof notes>, 'list' | 'facets' | 'show'> => {
  const { own: queryOwn, find } = noteRows(db)
  return {
    list: ({ user, query: { deleted = false, label, ...query } }) => {
      let matches = queryOwn(user.id).where('deletedAt', deleted ? 'is not' : 'is', null)
      if (label?.length) {
        const labelled = label.map((one) => sql<SqlBool>`${sql.ref('labelKey')} like ${labelPattern(one)} escape '\\'`)
        matches = matches.where((eb) => eb.or(labelled))
      }
      if (query.sort === 'position') matches = matches.orderBy('pinned', 'desc')
      return page(matches, query, toNote)
    },

    facets: async ({ user }) => {
      const rows = await queryOwn(user.id).clearSelect().select(['archived', 'deletedAt', 'labels']).execute()
      const undeleted = rows.filter(({ deletedAt }) => deletedAt === null)
      const groups = Map.groupBy(
        undeleted.flatMap(({ labels }) => labels),
        (label) => fold(label),
      )
      return {
        notes: undeleted.filter(({ archived }) => !archived).length,
        archived: undeleted.filter(({ archived }) => archived).length,
        deleted: rows.length - undeleted.length,
        labels: [...groups]
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([folded, labels]) => ({ label: labels[0] ?? folded, count: labels.length })),
      }
    },

    show: async ({ user, params: { id } }) => toNote(await find(user.id, id)),
  }
}

const createWriteHandlers = (
  db: Db<Tables>,
): Pick<Handlers<typeof notes>, 'create' | 'edit' | 'editItems' | 'move' | 'duplicate'> => {
  const { find, lock, save, add, topPosition, findPositionNextTo } = noteRows(db)
  return {
    create: async ({ user, body, now }) =>
      add({
        ...body,
        labels: distinctLabels(body.labels),
        ownerId: user.id,
        position: await topPosition(user.id),
        datef: now,
        updatedAt: now,
        deletedAt: null,
      }),

    edit: async ({ user, params: { id }, body: { deleted, labels, ...fields }, now, check }) => {
      const row = await lock(user.id, id, now)
      check(toNote(row))
      return save({
        ...row,
        ...fields,
        labels: labels ? distinctLabels(labels) : row.labels,
        deletedAt: deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null,
      })
    },

    editItems: async ({ user, params: { id }, body, now, check }) => {
      const row = await lock(user.id, id, now)
      check(toNote(row))
      const items = changeItems(row.items, body)
      if (items.length > maxItems) throw new Failure(422, `A checklist has at most ${maxItems} items`)
      return save({ ...row, items })
    },

    move: async ({ user, params: { id }, body: { side, of }, check }) => {
      const row = await find(user.id, id)
      check(toNote(row))
      const anchor = await find(user.id, of)
      if (anchor.id === row.id) return toNote(row)
      const position = await findPositionNextTo(user.id, side, of, id)
      const query = db.updateTable('notes').set({ position }).where('id', '=', id)
      return toNote(await query.returningAll().executeTakeFirstOrThrow())
    },

    duplicate: async ({ user, params: { id }, now }) => {
      const { id: noteId, search: _search, labelKey: _labelKey, ...row } = await find(user.id, id)
      const position = await findPositionNextTo(user.id, 'after', noteId)
      return add({ ...row, position, pinned: false, datef: now, updatedAt: now, deletedAt: null })
    },
  }
}

const createRemoveHandlers = (db: Db<Tables>): Pick<Handlers<typeof notes>, 'remove' | 'emptyTrash'> => {
  const { find } = noteRows(db)
  return {
    remove: async ({ user, params: { id }, now, check }) => {
      const row = await find(user.id, id)
      check(toNote(row))
      if (row.deletedAt === null) {
        await db.updateTable('notes').set({ deletedAt: now, updatedAt: now }).where('id', '=', id).execute()
        return
      }
      const { numDeletedRows } = await db.deleteFrom('notes').where('id', '=', id).executeTakeFirstOrThrow()
      if (!numDeletedRows) throw notFound()
    },

    emptyTrash: async ({ user }) => {
      const query = db.deleteFrom('notes').where('ownerId', '=', user.id).where('deletedAt', 'is not', null)
      const { numDeletedRows } = await query.executeTakeFirstOrThrow()
      return { removed: Number(numDeletedRows) }
    },
  }
}

export default api(
  notes,
  (db: Db<Tables>) => ({ ...createReadHandlers(db), ...createWriteHandlers(db), ...createRemoveHandlers(db) }),
  {
    // Notes are private: only their owner can find them.
    search: noteEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }) => {
        if (kind === 'deleted') await db.deleteFrom('notes').where('ownerId', '=', userId).execute()
      },
  },
)
