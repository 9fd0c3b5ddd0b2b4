import { writeFileSync } from 'node:fs'
import { startPostgres } from '#testing/postgres.ts'
const pg = await startPostgres()
await pg.createDatabase('big'); await pg.createDatabase('small')
writeFileSync('/tmp/lists-data/pgurl', pg.url('big'))
console.log(pg.url('big'))
setInterval(() => {}, 1e6)
