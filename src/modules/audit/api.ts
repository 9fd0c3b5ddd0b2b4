import { sql } from 'kysely'
import { restoreRows } from '#platform/db/audit/restore-rows.ts'
import type { Db } from '#platform/db/engines/database.ts'
import { conflict, forbidden, notFound } from '#platform/errors/failure.ts'
import { api } from '#platform/server/api.ts'
import { audit } from './contract.ts'
import { findEntry, listEntries, toEntry } from './server/entries.ts'
import { exportEntries } from './server/export-entries.ts'
import { createReading } from './server/reading.ts'
import { areRestorable, checkRestoreAs, isRestorable } from './server/restoring.ts'
import { isOwn, findLaterEntries, listChangedRows } from './server/rows.ts'
import type { Tables } from './server/tables.ts'

const rowsShown = 200

export default api(audit, (db: Db<Tables>) => {
  const find = async (id: number, call: Parameters<typeof createReading>[0]) => {
    const row = await findEntry(db, id)
    if (!row) throw notFound()
    const { told: audiences, ...entry } = row
    return { audiences, entry: toEntry(createReading(call))(entry) }
  }
  return {
    list: ({ query: { before, limit, ...filters }, ...call }) =>
      listEntries(db, filters, { reading: createReading(call), limit, before }),

    // A loose index scan: one lookup per topic, however many entries there are.
    topics: async () => {
      const { rows } = await sql<{ topic: string }>`
        with recursive "topics" ("topic") as (
          select min("topic") from "auditEntries"
          union all
          select (select min(e."topic") from "auditEntries" as e where e."topic" > t."topic") from "topics" as t where t."topic" is not null
        ) select "topic" from "topics" where "topic" is not null`.execute(db)
      return rows.map(({ topic }) => topic)
    },

    ownActions: ({ access: { contracts } }) =>
      Promise.resolve(
        contracts.flatMap(({ name: topic, actions = [] }) => actions.map((action) => ({ topic, action }))),
      ),

    export: ({ query, now, ...call }) => exportEntries(db, query, { reading: createReading(call), now }),

    show: async ({ params: { id }, ...call }) => {
      const { user } = call
      const { entry } = await find(id, call)
      if (entry.hidden) return { ...entry, rows: [], restorable: false, later: 0 }
      const rows = (await listChangedRows(db, id, rowsShown)).filter((row) => !entry.private || isOwn(user.id)(row))
      return { ...entry, rows, restorable: await isRestorable(db, call, entry), later: await findLaterEntries(db, id) }
    },

    restore: async ({ params: { id }, body: { to, force }, ...call }) => {
      const {
        user,
        events: { announce },
      } = call
      const { entry, audiences } = await find(id, call)
      if (entry.hidden) throw forbidden('You do not have permission to see this change')
      const check = checkRestoreAs(call, entry.topic)
      check('update')
      if (!(await areRestorable(db, entry, user.id))) throw conflict('This change cannot be restored here')
      if (!force && (await findLaterEntries(db, id)) > 0) throw conflict('The record was changed again since then')
      const restored = await restoreRows(db, id, to, check)
      if (restored > 0)
        for (const { topic, audience } of audiences)
          announce(audience === null ? 'everyone' : [audience], entry.recordId ?? undefined, topic)
      return { restored }
    },
  }
})
