import type { Db } from '#platform/db/database.ts'
import { api } from '#platform/server/api.ts'
import { calendar } from './contract.ts'
import { exportCalendar, exportEvent } from './files/export-events.ts'
import { importEvents } from './files/import-events.ts'
import {
  findCalendar,
  ownCalendar,
  type Reader,
  toCalendar,
  visibleCalendars,
  writableCalendar,
} from './server/access.ts'
import { audienceOf } from './server/audience.ts'
import { findFamily, viewOf } from './server/find-events.ts'
import { listEvents, searchEvents } from './server/list-events.ts'
import type { Family } from './server/series.ts'
import type { EventRow, Tables } from './server/tables.ts'
import { undoChange } from './server/undo.ts'
import { answerEvent, createEvent, editEvent, removeEvent, showEvent } from './server/write-events.ts'

const rowsOf = (...families: readonly Family[]): EventRow[] =>
  families.flatMap(({ master, overrides }) => [master, ...overrides])

type Tell = (users: readonly string[] | 'everyone') => void

export default api(calendar, (db: Db<Tables>) => {
  const tellOf = async (tell: Tell, rows: readonly EventRow[]) => {
    const ids = [...new Set(rows.map(({ calendarId }) => calendarId))]
    const found = ids.length > 0 ? await db.selectFrom('calendars').selectAll().where('id', 'in', ids).execute() : []
    tell(audienceOf(new Map(found.map((row) => [row.id, row])), rows))
  }
  const shown = async (id: number, user: Reader) => toCalendar(await findCalendar(db, id, user, true), user)

  return {
    calendars: async ({ user }) => {
      const rows = await visibleCalendars(db, user)
      const isOwn = ({ ownerId }: { ownerId: string }) => ownerId === user.id
      return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map((row) => toCalendar(row, user))
    },

    createCalendar: async ({ user, body, now, tell }) => {
      const values = { ...body, ownerId: user.id, createdAt: now, updatedAt: now, deletedAt: null }
      const { id } = await db.insertInto('calendars').values(values).returning('id').executeTakeFirstOrThrow()
      if (body.shared) tell('everyone', id)
      return shown(id, user)
    },

    editCalendar: async ({ user, params: { id }, body: { deleted, ...changes }, now, check, tell }) => {
      const row = await ownCalendar(db, id, user, now)
      check(toCalendar(row, user))
      const deletedAt = deleted === undefined ? row.deletedAt : deleted ? now : null
      await db
        .updateTable('calendars')
        .set({ ...changes, deletedAt })
        .where('id', '=', id)
        .execute()
      if (row.shared || changes.shared) tell('everyone', id)
      return shown(id, user)
    },

    removeCalendar: async ({ user, params: { id }, now, check, tell }) => {
      const row = await ownCalendar(db, id, user, now)
      check(toCalendar(row, user))
      await db.updateTable('calendars').set({ deletedAt: now }).where('id', '=', id).execute()
      tell('everyone', id)
    },

    exportCalendar: async ({ user, params: { id }, now }) => exportCalendar(db, await findCalendar(db, id, user), now),

    list: async ({ user, query }) => listEvents(db, await viewOf(db, user), query),

    search: async ({ user, query, now }) => searchEvents(db, await viewOf(db, user), query, now),

    show: async ({ user, params: { id }, query }) => showEvent(db, await viewOf(db, user), id, query.originalStart),

    create: async ({ user, body, now, check, tell }) => {
      const { event, undo, after } = await createEvent(db, { view: await viewOf(db, user), now, check }, body)
      await tellOf(tell, rowsOf(...after))
      return { event, undo }
    },

    edit: async ({ user, params: { id }, body: { scope, originalStart, ...changes }, now, check, tell }) => {
      const write = { view: await viewOf(db, user), now, check }
      const { event, undo, before, after } = await editEvent(db, write, id, { scope, originalStart }, changes)
      await tellOf(tell, rowsOf(before, ...after))
      return { event, undo }
    },

    remove: async ({ user, params: { id }, body, now, check, tell }) => {
      const { before, undo } = await removeEvent(db, { view: await viewOf(db, user), now, check }, id, body)
      await tellOf(tell, rowsOf(before))
      return { undo }
    },

    answer: async ({ user, params: { id }, body, now, check, tell }) => {
      const { event, after } = await answerEvent(db, { view: await viewOf(db, user), now, check }, id, body)
      await tellOf(tell, rowsOf(after))
      return event
    },

    exportEvent: async ({ user, params: { id }, now }) =>
      exportEvent(db, (await findFamily(db, await viewOf(db, user), id)).family, now),

    undo: async ({ user, params: { id }, now, tell }) =>
      tellOf(tell, await undoChange(db, id, await viewOf(db, user), now)),

    import: async ({ user, body, now, tell }) => {
      const into = await writableCalendar(db, body.calendarId, user)
      const report = await importEvents(db, into, user.id, body, now)
      if (into.shared && !body.dryRun) tell('everyone')
      return report
    },
  }
})
