// npm run restore -- folder [--yes]: restores a backup to the database and files of the settings. See docs/deploy.md.
import { resolve } from 'node:path'
import { restoreBackup } from './backup/restore-backup.ts'
import { StartError } from './lifecycle/settings.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run restore -- <folder> [--yes]: replaces database and files by a backup

  --yes   also if there is data, which is kept in before-restore-… (of PostgreSQL: a schema)

More: docs/deploy.md`

await runCommand(
  { usage, options: { yes: { type: 'boolean', default: false } } },
  async ({ settings, positionals: [folder], values }, say) => {
    if (folder === undefined) throw new StartError(usage)
    const { manifest, aside, schemaAside } = await restoreBackup(settings, resolve(folder), values.yes, new Date())
    if (aside) say(`The previous data is now in ${aside}`)
    if (schemaAside)
      say(`The previous tables are now in the schema ${schemaAside}. Drop it when you no longer need it.`)
    say(`The backup of ${manifest.at} was restored.`)
  },
)
