// npm run backup -- [folder]: copies database and uploaded files while the server runs. See docs/deploy.md.
import { resolve } from 'node:path'
import { makeBackup } from './backup/make-backup.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run backup -- [folder]: copies database and uploaded files while the server runs

The folder must not exist; default: backups/atrium-<time>. More: docs/deploy.md`

await runCommand({ usage, options: {} }, async ({ settings, positionals }, say) => {
  const now = new Date()
  const folder = resolve(positionals[0] ?? `backups/atrium-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  const { engine, files } = await makeBackup(settings, folder, now)
  say(`${folder}: ${engine}, ${files === 'bucket' ? 'without the files in the bucket' : `${files} files`}`)
})
