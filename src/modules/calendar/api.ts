import type { Db } from '#platform/db/engines/database.ts'
import { api } from '#platform/server/api.ts'
import { calendar } from './contract.ts'
import { exportCalendar, exportEvent } from './files/export-events.ts'
import { importEvents } from './files/import-events.ts'
import {
  asReader,
  findCalendar,
  ownCalendar,
  type Reader,
  toCalendar,
  visibleCalendars,
  writableCalendar,
} from './server/access.ts'
import { audienceOf } from './server/audience.ts'
import { findFamily, viewOf } from './server/find-events.ts'
import { forgetCalendars } from './server/forget-calendars.ts'
import { listEvents, searchEvents } from './server/list-events.ts'
import { remind, tellAnswered, tellGuests } from './server/notices.ts'
import { eventEntries } from './server/search-entries.ts'
import type { Family } from './server/series.ts'
import type { EventRow, Tables } from './server/tables.ts'
import { undoChange } from './server/undo.ts'
import { answerEvent, createEvent, editEvent, removeEvent, showEvent } from './server/write-events.ts'

const rowsOf = (...families: readonly Family[]): EventRow[] =>
  families.flatMap(({ master, overrides }) => [master, ...overrides])

type Tell = (users: readonly string[] | 'everyone') => void

export default api(
  calendar,
  (db: Db<Tables>) => {
    const tellOf = async (tell: Tell, rows: readonly EventRow[]) => {
      const ids = [...new Set(rows.map(({ calendarId }) => calendarId))]
      const found = ids.length > 0 ? await db.selectFrom('calendars').selectAll().where('id', 'in', ids).execute() : []
      tell(audienceOf(new Map(found.map((row) => [row.id, row])), rows))
    }
    const shown = async (id: number, reader: Reader) => toCalendar(await findCalendar(db, id, reader, true), reader)

    return {
      calendars: async ({ user, ability }) => {
        const rows = await visibleCalendars(db, asReader({ user, ability }))
        const isOwn = ({ ownerId }: { ownerId: string }) => ownerId === user.id
        return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))].map((row) =>
          toCalendar(row, asReader({ user, ability })),
        )
      },

      createCalendar: async ({ user, ability, body, now, tell }) => {
        const values = { ...body, ownerId: user.id, createdAt: now, updatedAt: now, deletedAt: null }
        const { id } = await db.insertInto('calendars').values(values).returning('id').executeTakeFirstOrThrow()
        if (body.shared) tell('everyone', id)
        return shown(id, asReader({ user, ability }))
      },

      editCalendar: async ({ user, ability, params: { id }, body: { deleted, ...changes }, now, check, tell }) => {
        const row = await ownCalendar(db, id, asReader({ user, ability }), now)
        check({ ...toCalendar(row, asReader({ user, ability })), kind: 'own' })
        const deletedAt = deleted === undefined ? row.deletedAt : deleted ? now : null
        await db
          .updateTable('calendars')
          .set({ ...changes, deletedAt })
          .where('id', '=', id)
          .execute()
        if (row.shared || changes.shared) tell('everyone', id)
        return shown(id, asReader({ user, ability }))
      },

      removeCalendar: async ({ user, ability, params: { id }, now, check, tell }) => {
        const row = await ownCalendar(db, id, asReader({ user, ability }), now)
        check({ ...toCalendar(row, asReader({ user, ability })), kind: 'own' })
        await db.updateTable('calendars').set({ deletedAt: now }).where('id', '=', id).execute()
        tell('everyone', id)
      },

      exportCalendar: async ({ user, ability, params: { id }, now }) =>
        exportCalendar(db, await findCalendar(db, id, asReader({ user, ability })), now),

      list: async ({ user, ability, query }) => listEvents(db, await viewOf(db, asReader({ user, ability })), query),

      search: async ({ user, ability, query, now }) =>
        searchEvents(db, await viewOf(db, asReader({ user, ability })), query, now),

      show: async ({ user, ability, params: { id }, query }) =>
        showEvent(db, await viewOf(db, asReader({ user, ability })), id, query.originalStart),

      create: async ({ user, ability, body, now, check, tell, ...telling }) => {
        const { event, undo, after } = await createEvent(
          db,
          { view: await viewOf(db, asReader({ user, ability })), now, check },
          body,
        )
        await tellOf(tell, rowsOf(...after))
        tellGuests({ ...telling, user }, undefined, after)
        return { event, undo }
      },

      edit: async ({
        user,
        ability,
        params: { id },
        body: { scope, originalStart, ...changes },
        now,
        check,
        tell,
        ...telling
      }) => {
        const write = { view: await viewOf(db, asReader({ user, ability })), now, check }
        const { event, undo, before, after } = await editEvent(db, write, id, { scope, originalStart }, changes)
        await tellOf(tell, rowsOf(before, ...after))
        tellGuests({ ...telling, user }, before, after)
        return { event, undo }
      },

      remove: async ({ user, ability, params: { id }, body, now, check, tell, ...telling }) => {
        const { before, after, undo } = await removeEvent(
          db,
          { view: await viewOf(db, asReader({ user, ability })), now, check },
          id,
          body,
        )
        await tellOf(tell, rowsOf(before))
        if (after.length === 0) tellGuests({ ...telling, user }, before, [])
        return { undo }
      },

      answer: async ({ user, ability, params: { id }, body, now, check, tell, ...telling }) => {
        const { event, after } = await answerEvent(
          db,
          { view: await viewOf(db, asReader({ user, ability })), now, check },
          id,
          body,
        )
        await tellOf(tell, rowsOf(after))
        tellAnswered({ ...telling, user }, after.master, body.answer)
        return event
      },

      exportEvent: async ({ user, ability, params: { id }, now }) =>
        exportEvent(db, (await findFamily(db, await viewOf(db, asReader({ user, ability })), id)).family, now),

      undo: async ({ user, ability, params: { id }, now, tell }) =>
        tellOf(tell, await undoChange(db, id, await viewOf(db, asReader({ user, ability })), now)),

      import: async ({ user, ability, body, now, tell }) => {
        const into = await writableCalendar(db, body.calendarId, asReader({ user, ability }))
        const report = await importEvents(db, into, user.id, body, now)
        if (into.shared && !body.dryRun) tell('everyone')
        return report
      },
    }
  },
  {
    search: eventEntries,
    onAccount:
      (db) =>
      async ({ kind, userId }) => {
        if (kind === 'deleted') await forgetCalendars(db, userId)
      },
    every: [{ seconds: 60, run: (db) => (tools) => remind(db, tools) }],
  },
)
