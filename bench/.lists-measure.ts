import { createApp } from '#server/create-app.ts'
import { findModules } from '#server/node-modules.ts'
import { openSqliteDatabase, openPostgresDatabase } from '#server/open-database.ts'
import { quietServices } from '#testing/quiet-services.ts'
const [, , small = '', big = '', ...addresses] = process.argv
const modules = await findModules()
const apis = modules.flatMap(({ api }) => api ?? [])
const open = (a: string) => a.startsWith('postgres') ? openPostgresDatabase(a, () => {}) : openSqliteDatabase(a)
const dbs = [open(small), open(big)]
const apps = dbs.map((db) => createApp(db, apis, quietServices()))
for (const address of addresses) {
  const out: string[] = []
  for (const app of apps) {
    let best = Infinity, wall = Infinity, status = 0, links = '', total = ''
    for (let i = 0; i < 12; i++) {
      const c = process.cpuUsage(), w = performance.now()
      const r = await app.request(address); await r.text()
      const d = process.cpuUsage(c)
      if (i >= 2) { best = Math.min(best, (d.user + d.system) / 1000); wall = Math.min(wall, performance.now() - w) }
      status = r.status; total = r.headers.get('x-total-count') ?? ''
      if (i === 0 && performance.now() - w > 3000) { best = (d.user + d.system) / 1000; wall = performance.now() - w; break }
    }
    out.push(`${status} ${best.toFixed(1)} cpu ${wall.toFixed(1)} wall (${total})`)
  }
  console.log(address.padEnd(75), out.join('  |  '))
}
for (const db of dbs) await db.close()
