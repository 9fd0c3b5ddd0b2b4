import type { Db } from '#platform/db/engines/database.ts'
import { conflict, refused } from '#platform/errors/failure.ts'
import { api, type Handlers } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { calendar } from './contract.ts'
import { exportCalendar, exportEvent } from './files/export-events.ts'
import {
  asReader,
  findCalendar,
  lockCalendar,
  type Reader,
  toCalendar,
  visibleCalendars,
  writableCalendar,
} from './server/access.ts'
import { affectedUsers } from './server/audience.ts'
import { findVisibleEvents, readView } from './server/find-events.ts'
import { findInvitations } from './server/find-invitations.ts'
import { forgetCalendars } from './server/forget-calendars.ts'
import { checkCalendars } from './server/limits.ts'
import { listEvents, searchEvents } from './server/list-events.ts'
import { notifyAnswered, notifyGuests } from './server/notices.ts'
import { remind, scheduleRestored } from './server/reminders.ts'
import { eventEntries } from './server/search-entries.ts'
import { listRows } from './server/series.ts'
import type { EventRow, Tables } from './server/tables.ts'
import { undoChange } from './server/undo.ts'
import { answerEvent, createEvent, editEvent, removeEvent, showEvent } from './server/write-events.ts'

const getOrigin = async ({ now, services: { workspace } }: Pick<Call, 'now' | 'services'>) => ({
  product: (await workspace()).name,
  now,
})

type Announce = (users: readonly string[] | 'everyone') => void

/** Announces a change of events to those who see them, and reads the response for a calendar. */
const createResponders = (db: Db<Tables>) => {
  const announceChange = async (announce: Announce, rows: readonly EventRow[], transaction = db) => {
    const ids = [...new Set(rows.map(({ calendarId }) => calendarId))]
    const calendars =
      ids.length > 0 ? await transaction.selectFrom('calendars').selectAll().where('id', 'in', ids).execute() : []
    announce(affectedUsers(new Map(calendars.map((row) => [row.id, row])), rows))
  }
  const readCalendar = async (id: number, reader: Reader) =>
    toCalendar(await findCalendar(db, id, reader, { includeDeleted: true }), reader)

  return { announceChange, readCalendar }
}

const calendars = (
  db: Db<Tables>,
): Pick<
  Handlers<typeof calendar>,
  'calendars' | 'createCalendar' | 'editCalendar' | 'removeCalendar' | 'exportCalendar'
> => {
  const { readCalendar } = createResponders(db)
  return {
    calendars: async ({ user, access }) => {
      const rows = await visibleCalendars(db, asReader({ user, access }))
      const isOwn = ({ ownerId }: { ownerId: string }) => ownerId === user.id
      return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map((row) =>
        toCalendar(row, asReader({ user, access })),
      )
    },

    createCalendar: async ({ user, access, body, now, events: { announce } }) => {
      await checkCalendars(db, user.id)
      const values = { ...body, ownerId: user.id, createdAt: now, updatedAt: now, deletedAt: null }
      const { id } = await db.insertInto('calendars').values(values).returning('id').executeTakeFirstOrThrow()
      if (body.shared) announce('everyone', id)
      return readCalendar(id, asReader({ user, access }))
    },

    editCalendar: async ({ user, access, params: { id }, body: { deleted, ...changes }, now, check, events }) => {
      const row = await lockCalendar(db, id, asReader({ user, access }), now)
      check({ ...toCalendar(row, asReader({ user, access })), kind: 'own' })
      if (changes.shared === false && row.ownerId !== user.id)
        throw refused('shared', 'Nobody could see this calendar any more. Delete it instead')
      const deletedAt = deleted === undefined ? row.deletedAt : deleted ? now : null
      if (row.deletedAt !== null && deletedAt === null) await checkCalendars(db, row.ownerId)
      await db
        .updateTable('calendars')
        .set({ ...changes, deletedAt })
        .where('id', '=', id)
        .execute()
      if (row.shared || changes.shared) events.announce('everyone', id)
      if ((row.deletedAt === null) !== (deletedAt === null)) {
        const families = await findInvitations(db, id, now)
        const [before, after] = deletedAt === null ? [[], families] : [families, []]
        notifyGuests({ events, user, now }, before, after)
      }
      return readCalendar(id, asReader({ user, access }))
    },

    removeCalendar: async ({ user, access, params: { id }, now, check, events }) => {
      const row = await lockCalendar(db, id, asReader({ user, access }), now)
      check({ ...toCalendar(row, asReader({ user, access })), kind: 'own' })
      await db.updateTable('calendars').set({ deletedAt: now }).where('id', '=', id).execute()
      events.announce('everyone', id)
      if (row.deletedAt === null) notifyGuests({ events, user, now }, await findInvitations(db, id, now), [])
    },

    exportCalendar: async ({ user, access, params: { id }, now, services }) =>
      exportCalendar(db, await findCalendar(db, id, asReader({ user, access })), await getOrigin({ now, services })),
  }
}

const reading = (db: Db<Tables>): Pick<Handlers<typeof calendar>, 'list' | 'search' | 'show' | 'exportEvent'> => ({
  list: async ({ user, access, query }) => listEvents(db, await readView(db, { user, access }), query),

  search: async ({ user, access, query, now }) => searchEvents(db, await readView(db, { user, access }), query, now),

  show: async ({ user, access, params: { id }, query }) =>
    showEvent(db, await readView(db, { user, access }), id, query),

  exportEvent: async ({ user, access, params: { id }, now, services }) =>
    exportEvent(
      db,
      await findVisibleEvents(db, await readView(db, { user, access }), id),
      await getOrigin({ now, services }),
    ),
})

const writeHandlers = (db: Db<Tables>): Pick<Handlers<typeof calendar>, 'create' | 'edit' | 'remove' | 'answer'> => {
  const { announceChange } = createResponders(db)
  return {
    create: async ({ user, access, body, now, check, events }) => {
      const { event, undo, after } = await createEvent(
        db,
        { view: await readView(db, { user, access }), now, check },
        body,
      )
      await announceChange(events.announce, listRows(after))
      notifyGuests({ events, user, now }, [], after)
      return { event, undo }
    },

    edit: async ({ user, access, params: { id }, body: { scope, originalStart, ...changes }, now, check, events }) => {
      const write = { view: await readView(db, { user, access }), now, check }
      const { event, undo, before, after } = await editEvent(db, write, id, { scope, originalStart }, changes)
      await announceChange(events.announce, listRows([before, ...after]))
      notifyGuests({ events, user, now }, [before], after)
      return { event, undo }
    },

    remove: async ({ user, access, params: { id }, body, now, check, events }) => {
      const { before, after, undo } = await removeEvent(
        db,
        { view: await readView(db, { user, access }), now, check },
        id,
        body,
      )
      await announceChange(events.announce, listRows([before]))
      notifyGuests({ events, user, now }, [before], after)
      return { undo }
    },

    answer: async ({ user, access, params: { id }, body, now, check, events }) => {
      const { event, after, answered } = await answerEvent(
        db,
        { view: await readView(db, { user, access }), now, check },
        id,
        body,
      )
      await announceChange(events.announce, listRows([after]))
      if (answered) notifyAnswered({ events, user, now }, answered, body.answer)
      return event
    },
  }
}

const createUndoAndImportHandlers = (db: Db<Tables>): Pick<Handlers<typeof calendar>, 'undo' | 'import'> => {
  const { announceChange } = createResponders(db)
  return {
    undo: async ({ user, access, params: { id }, now, events }) => {
      const { before, after } = await undoChange(db, id, await readView(db, { user, access }), now)
      await announceChange(events.announce, listRows([...before, ...after]))
      notifyGuests({ events, user, now }, before, after)
    },

    import: async ({ user, access, body, now, db: { commit } }) => {
      const findTarget = (transaction: Db<Tables>) =>
        writableCalendar(transaction, body.calendarId, asReader({ user, access }))
      const into = await findTarget(db)
      // The parser is large and rarely needed.
      const [{ prepareImport, readEvents }, { storeImport }] = await Promise.all([
        import('./files/import-events.ts'),
        import('./files/store-import.ts'),
      ])
      const items = await readEvents(body.text, into)
      for (let tries = 3; tries > 0; tries -= 1) {
        const target = { into, userId: user.id, now }
        const prepared = await prepareImport(db, items, target, body.duplicates)
        if (body.dryRun || prepared.created.length + prepared.replaced.length === 0) return prepared.report
        const report = await commit(db, async (transaction, { events }) => {
          await findTarget(transaction)
          const imported = await storeImport(transaction, prepared, target)
          if (!imported) return undefined
          const { before, after } = imported
          await announceChange(events.announce, listRows([...before, ...after]), transaction)
          notifyGuests({ events, user, now }, before, after)
          return imported.report
        })
        if (report) return report
      }
      throw conflict('These events were changed during the import. Import the file again')
    },
  }
}

export default api(
  calendar,
  (db: Db<Tables>) => ({ ...calendars(db), ...reading(db), ...writeHandlers(db), ...createUndoAndImportHandlers(db) }),
  {
    search: eventEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }) => {
        if (kind === 'deleted') await forgetCalendars(db, userId)
      },
    every: [
      { seconds: 60, run: (db) => (tools) => remind(db, tools) },
      { seconds: 3600, run: (db) => (tools) => scheduleRestored(db, tools) },
    ],
  },
)
