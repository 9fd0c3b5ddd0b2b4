// What is lost by kill -9, thirty times each, while people buy and upload:
// npm run verify -- resilience kills [--kills 30] [--on sqlite,postgres,database]
// `sqlite` and `postgres` kill the server's process, `database` all processes of PostgreSQL under a running server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/database/open-database.ts'
import { killUnderLoad } from '#testing/databases/kill-under-load.ts'
import { durable, startPostgres } from '#testing/databases/postgres.ts'
import { load, writers } from './lib/shop-load.ts'
import { figures, milliseconds, quantile } from './lib/figures.ts'
import { brokenFiles, halfWritten, integrity } from './lib/integrity-checks.ts'

const { values } = parseArgs({
  options: { kills: { type: 'string', default: '30' }, on: { type: 'string', default: 'sqlite,postgres,database' } },
})
const kills = Number(values.kills)
const { row, requirement, end } = figures(`kill -9 under load, ${kills} times each`)
row('killed', 'acknowledged', 'lost', 'half', 'sent again', 'twice', 'waste', 'back after (median, longest)', 'check')

for (const on of values.on.split(',')) await trial(on)
end()

async function trial(on: string) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-kills-'))
  const postgres = on === 'sqlite' ? undefined : await startPostgres(durable)
  const url = await postgres?.createDatabase('kills')
  const work = load()
  try {
    const { acknowledged, missing, pauses } = await killUnderLoad({
      kills,
      writers,
      longest: 900,
      environment: { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) },
      ...(on === 'database' && {
        killOther: async () => {
          await postgres?.kill()
          await postgres?.resume()
        },
      }),
      prepare: work.prepare,
      write: work.write,
      async readAll(address) {
        await work.settle(address)
        const { db, close } = openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, () => {})
        const files = await db.selectFrom('files').select('id').execute()
        const orders = await db.selectFrom('auditEntries').select('recordId').where('endpoint', '=', 'place').execute()
        await close()
        return new Set([...files.map(({ id }) => `file ${id}`), ...orders.map(({ recordId }) => `order ${recordId}`)])
      },
    })
    const database = openDatabase({ DATABASE_URL: url, DATA_DIR: folder }, () => {})
    const halves = await halfWritten(database, work)
    const files = await brokenFiles(database, join(folder, 'files'), work)
    const check = await integrity(database)
    await database.close()
    const half = Object.values(halves).reduce((sum, n) => sum + Math.abs(n), files.broken)
    const back = `${milliseconds(quantile(pauses, 0.5))}, ${milliseconds(Math.max(...pauses))}`
    row(on, acknowledged, missing.length, half, work.seen.resent, work.seen.doubled, files.waste, back, check ?? '?')
    requirement(`${on}: no acknowledged write is lost`, missing.length === 0, missing.slice(0, 5))
    requirement(`${on}: no write is partial`, half === 0, { ...halves, files: files.broken })
    requirement(`${on}: every file has the bytes that were sent`, files.other === 0, files.other)
    requirement(`${on}: a repeated order creates no second one`, work.seen.doubled === 0, work.seen.doubled)
    requirement(`${on}: the database is consistent`, check?.startsWith('ok') ?? false, check)
    requirement(`${on}: writes arrived under load`, acknowledged >= kills * 3, acknowledged)
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
