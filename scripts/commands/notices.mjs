// npm run deps -- notices: writes THIRD-PARTY-NOTICES.md. With --check: every licence is allowed, and the page is
// current.
import '../lib/build/node-version.mjs'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { disallowed, readNotices, productionPackages } from '../lib/dependencies/licences.mjs'
import { root } from '../lib/paths.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'

await onProjectNode(import.meta.url)

const file = path.join(root, 'THIRD-PARTY-NOTICES.md')
const packages = productionPackages()
const unknown = disallowed(packages)
if (unknown.length > 0)
  exitWithMessage(
    `Licences that nobody has allowed (scripts/lib/dependencies/licences.mjs):\n${unknown.map(({ name, license }) => `  ${name}: ${license}`).join('\n')}`,
  )

const text = readNotices(packages)
if (!process.argv.includes('--check')) {
  writeFileSync(file, text)
  say(`${packages.length} packages in THIRD-PARTY-NOTICES.md`)
} else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  exitWithMessage('THIRD-PARTY-NOTICES.md is older than the packages: npm run deps -- notices')
} else say(`${packages.length} packages, all with allowed licences, all in THIRD-PARTY-NOTICES.md`)
