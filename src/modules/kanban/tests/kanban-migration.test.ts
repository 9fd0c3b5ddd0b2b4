import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { findModules, platformMigrations } from '#server/node-modules.ts'
import { emptyDatabase } from '#testing/databases/empty-database.ts'

test('the first board gets the columns of a database that had one board', async () => {
  const database = await emptyDatabase()
  const { db } = database
  const now = new Date().toISOString()
  const all = (await findModules()).find(({ name }) => name === 'kanban')?.migrations ?? {}
  const earlier = Object.fromEntries(Object.entries(all).filter(([name]) => name < '0003'))
  await migrate(database, { platform: platformMigrations(), kanban: earlier }, now)
  await sql`insert into "kanbanColumns" ("id", "name", "color", "isDone", "rank", "updatedAt") values (7, 'Todo', 'plain', false, 'V', ${now})`.execute(
    db,
  )
  await migrate(database, { kanban: all }, now)
  const columns = await sql`select "id", "boardId" from "kanbanColumns"`.execute(db)
  expect(columns.rows).toEqual([{ id: 7, boardId: 1 }])
  const boards = await sql`select "id", "name", "archivedAt" from "kanbanBoards"`.execute(db)
  expect(boards.rows).toEqual([{ id: 1, name: '', archivedAt: null }])
})
