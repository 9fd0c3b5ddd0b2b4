import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failToStart, startServer, temporaryFolder } from '#testing/servers/server-process.ts'
import { checkSqliteFile } from '#server/database/check-sqlite-file.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { openNodeSqlite } from '#server/database/node-sqlite.ts'
import { preparedDatabase } from '#server/database/prepared-database.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { readSettings } from './settings.ts'
import { explainStart } from './start-errors.ts'

test('does not overwrite a file that is no database', async () => {
  const DATA_DIR = temporaryFolder()
  writeFileSync(
    join(DATA_DIR, 'atrium.sqlite'),
    'these are somebody’s notes, and they are long enough to look like something'.repeat(20),
  )
  const { code, output } = await failToStart({ DATA_DIR })
  expect(code).toBe(1)
  expect(output).toContain('damaged')
})

test('detects a partly overwritten database, which a backup can replace', { timeout: 60_000 }, async () => {
  const DATA_DIR = temporaryFolder()
  const file = join(DATA_DIR, 'atrium.sqlite')
  await (await startServer({ DATA_DIR })).end('SIGTERM')
  const backup = join(temporaryFolder(), 'backup')
  await makeBackup(readSettings({ DATA_DIR }), backup, new Date())

  const whole = readFileSync(file)
  writeFileSync(file, Buffer.concat([whole.subarray(0, whole.length / 2), randomBytes(whole.length / 2)]))
  const { code, output } = await failToStart({ DATA_DIR })
  expect(code).toBe(1)
  expect(output).toContain(`The database ${file} is damaged`)
  expect(output).toContain('npm run restore')
  expect(output).not.toContain('    at ')

  const { aside } = await restoreBackup(readSettings({ DATA_DIR }), backup, true, new Date())
  expect(aside).toBeDefined()
  checkSqliteFile(file)
})

test('reports a data folder that is a file, without a stack', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  for (const DATA_DIR of [file, join(file, 'data')]) {
    const { code, output } = await failToStart({ DATA_DIR })
    expect([code, output.trim()]).toEqual([1, `DATA_DIR=${DATA_DIR} is a file or inside a file. Set it to a folder.`])
  }
})

test('reports a data folder that cannot be written, without a stack', async () => {
  const { code, output } = await failToStart({ DATA_DIR: '/proc' })
  expect([code, output.trim().split('\n')]).toEqual([
    1,
    [expect.stringMatching(/^Cannot write the database in \/proc: /)],
  ])
})

test('reports a database without its end or its beginning as damaged', async () => {
  const DATA_DIR = temporaryFolder()
  const file = join(DATA_DIR, 'atrium.sqlite')
  const raw = openNodeSqlite(file)
  raw.prepare('create table t (a text)').run([])
  raw
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 200) insert into t select hex(randomblob(900)) from n`,
    )
    .run([])
  raw.close()
  const whole = readFileSync(file)
  for (const rest of [whole.subarray(0, 40_960), randomBytes(whole.length)]) {
    writeFileSync(file, rest)
    const failure = await preparedDatabase(readSettings({ DATA_DIR }), [], {
      onLost: () => {},
      tracer: undefined,
    }).catch((error: unknown) => error)
    expect(explainStart(failure, readSettings({ DATA_DIR }))).toMatch(/is damaged.*npm run restore/)
  }
})
