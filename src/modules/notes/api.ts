import { type SqlBool, sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { page } from '#platform/db/queries/page.ts'
import { Failure, notFound } from '#platform/errors/failure.ts'
import { fold } from '#platform/text/fold.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import { changeItems, maxItems } from '#platform/records/checklist.ts'
import { distinctLabels } from '#platform/text/labels.ts'
import { notes } from './contract.ts'
import { labelPattern } from './server/note-index.ts'
import { noteRows, toNote } from './server/note-rows.ts'
import { findReminded, remind, toStored, withdrawReminder } from './server/reminders.ts'
import { noteEntries } from './server/search-entries.ts'
import type { Tables } from './server/tables.ts'

const createReadHandlers = (db: Db<Tables>): Pick<Handlers<typeof notes>, 'list' | 'facets' | 'show'> => {
  const { own: queryOwn, find } = noteRows(db)
  return {
    list: ({ user, query: { deleted = false, label, reminder, ...query } }) => {
      let matches = queryOwn(user.id).where('deletedAt', deleted ? 'is not' : 'is', null)
      if (label?.length) {
        const labelled = label.map((one) => sql<SqlBool>`${sql.ref('labelKey')} like ${labelPattern(one)} escape '\\'`)
        matches = matches.where((eb) => eb.or(labelled))
      }
      if (reminder !== undefined) matches = matches.where('reminderAt', reminder ? 'is not' : 'is', null)
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
    create: async ({ user, body, now }) => {
      const reminder = { reminderAt: toStored(body.reminderAt), deletedAt: null }
      return add({
        ...body,
        ...reminder,
        remindedAt: findReminded({ reminderAt: null, remindedAt: null, deletedAt: null }, reminder, now),
        labels: distinctLabels(body.labels),
        ownerId: user.id,
        position: await topPosition(user.id),
        datef: now,
        updatedAt: now,
      })
    },

    edit: async ({ user, params: { id }, body, now, check, events }) => {
      const { deleted, labels, reminderAt, ...fields } = body
      const row = await lock(user.id, id, now)
      check(toNote(row))
      const next = {
        ...row,
        ...fields,
        labels: labels ? distinctLabels(labels) : row.labels,
        deletedAt: deleted === undefined ? row.deletedAt : deleted ? (row.deletedAt ?? now) : null,
        reminderAt: reminderAt === undefined ? row.reminderAt : toStored(reminderAt),
      }
      withdrawReminder(events, row, next)
      return save({ ...next, remindedAt: findReminded(row, next, now) })
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
      const own = { position, pinned: false, reminderAt: null, remindedAt: null, deletedAt: null }
      return add({ ...row, ...own, datef: now, updatedAt: now })
    },
  }
}

const createRemoveHandlers = (db: Db<Tables>): Pick<Handlers<typeof notes>, 'remove' | 'emptyTrash'> => {
  const { find } = noteRows(db)
  return {
    remove: async ({ user, params: { id }, now, check, events }) => {
      const row = await find(user.id, id)
      check(toNote(row))
      if (row.deletedAt === null) {
        withdrawReminder(events, row, { ...row, deletedAt: now })
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
    every: [{ seconds: 60, run: (db) => (tools) => remind(db, tools) }],
  },
)
