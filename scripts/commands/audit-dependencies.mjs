// npm run deps -- audit: asks the registry for known vulnerabilities of the application's packages. One that is high or
// critical fails; an unreachable registry is reported and, with --strict, fails too.
import '../lib/build/node-version.mjs'
import { parseAudit } from '../lib/dependencies/audit-report.mjs'
import { productionPackages } from '../lib/dependencies/licences.mjs'
import { npm } from '../lib/dependencies/npm.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'

const { output, errors } = await npm(['audit', '--json'])
const shipped = new Set(productionPackages().map(({ name }) => name))
const { asked, weak, reason } = parseAudit(output, shipped)
if (!asked) {
  const message = `NOT AUDITED: the request for advisories to the registry failed (${reason || errors.trim().split('\n').at(-1) || 'no response'}).`
  if (process.argv.includes('--strict')) exitWithMessage(message, 2)
  say(message)
} else if (weak.length > 0) {
  exitWithMessage(
    `Known weaknesses:\n${weak.map(({ name, severity, title }) => `  ${name}: ${severity}${title ? `, ${title}` : ''}`).join('\n')}`,
  )
} else say(`Audited ${shipped.size} packages: no high or critical vulnerabilities`)
