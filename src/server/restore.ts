// npm run restore -- folder [--yes]: restores a backup to the database and files of the settings. See docs/deploy.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './backup/restore-backup.ts'
import { runCommand } from './run-command.ts'
import { StartError } from './lifecycle/settings.ts'

await runCommand(async (settings, say) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  })
  const [folder] = positionals
  if (folder === undefined) throw new StartError('npm run restore -- folder [--yes]')
  const { manifest, aside } = await restoreBackup(settings, resolve(folder), values.yes, new Date())
  if (aside) say(`The previous data is now in ${aside}`)
  say(`The backup of ${manifest.at} was restored.`)
})
