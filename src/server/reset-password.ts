// npm run project -- reset-password [address]: prints a link with which the owner of an account, by default the only
// administrator, sets a new password. See docs/deploy.md.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { localAnnouncer } from '#platform/server/services.ts'
import { resetLink } from './accounts/reset-link.ts'
import { openDatabase } from './database/open-database.ts'
import { openFileStore } from './files/file-store.ts'
import { StartError } from './lifecycle/settings.ts'
import { findModules } from './node-modules.ts'
import { nodeSecrets, nodeServices } from './node-services.ts'
import { addressAt } from './requests/listening.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run project -- reset-password [address] [--remove-second-factor]

Prints a link that sets a new password, for the only administrator or the account with this address.`
const options = { 'remove-second-factor': { type: 'boolean', default: false } } as const

await runCommand({ usage, options }, async ({ settings, positionals, values }, say) => {
  const { DATA_DIR, DATABASE_URL: url, SITE_URL, HOST, PORT } = settings
  if (!url && !existsSync(join(DATA_DIR, 'atrium.sqlite'))) throw new StartError(`${DATA_DIR} contains no database.`)
  const modules = await findModules()
  const database = openDatabase(settings, () => {})
  try {
    const services = nodeServices(settings, {
      database,
      modules,
      files: await openFileStore(settings),
      log: { info() {}, error: (fields, message) => say(`${message} ${JSON.stringify(fields)}`) },
      announcer: localAnnouncer(),
      secrets: nodeSecrets(settings),
      stopping: new AbortController().signal,
      address: () => SITE_URL ?? addressAt(HOST, PORT),
      observer: undefined,
    })
    const apis = modules.flatMap(({ api }) => api ?? [])
    const { email, link } = await resetLink(database, services, apis, {
      email: positionals[0],
      removesFactor: values['remove-second-factor'],
    })
    say(`${email} can choose a new password here, once, within an hour:\n${link}`)
  } finally {
    await database.close()
  }
})
