// npm run backup -- [folder]: copies database and uploaded files while the server runs. See docs/deploy.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackup } from './backup/make-backup.ts'
import { runCommand } from './run-command.ts'

await runCommand(async (settings, say) => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const now = new Date()
  const folder = resolve(positionals[0] ?? `backups/atrium-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`)
  const { engine, files } = await makeBackup(settings, folder, now)
  say(`${folder}: ${engine}, ${files === 'bucket' ? 'without the files in the bucket' : `${files} files`}`)
})
