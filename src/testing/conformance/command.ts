import { parseArgs } from 'node:util'
import { findModules } from '#server/node-modules.ts'
import { ownContracts } from '#server/own-contracts.ts'
import { session, settings } from '#platform/contracts/session-contract.ts'
import { visitorOf } from '#testing/browser/visitor.ts'
import { serverAt } from '#testing/servers/spawned-server.ts'
import { conform, type Verdict } from './run.ts'

const help = `npm run verify -- conformance <address> [options]

Asks the server at this address everything that the API's document promises, and names each case that does not hold.
It WRITES: it makes records, changes them and removes them again, and where a server takes what it has to refuse, that stays.
Point it at a server whose data may be lost.

  --modules <names>          only these modules (a,b), and what the front end cannot start without; all unless given
  --only <operation>         tries this operation alone
  --header 'cookie: a=b'     goes with every request, to be signed in; may be given several times
  --verbose                  names what holds as well
`

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        modules: { type: 'string' },
        only: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        verbose: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

const { values, positionals } = readArguments()
const [given] = positionals
if (values.help) {
  process.stdout.write(help)
  process.exit(0)
}
if (given === undefined || !URL.canParse(given)) fail(help)
const address = String(given).replace(/\/$/, '')

async function chosenContracts() {
  const modules = await findModules()
  const contractsOf = (chosen: typeof modules) => chosen.flatMap(({ api }) => api ?? []).map(({ contract }) => contract)
  if (values.modules === undefined) return [...contractsOf(modules), ...ownContracts]
  const names = values.modules.split(',')
  const unknown = names.find((name) => !modules.some((module) => module.name === name))
  if (unknown !== undefined)
    fail(`There is no module ${unknown}. There are: ${modules.map(({ name }) => name).join(', ')}`)
  return [...contractsOf(modules.filter(({ name }) => names.includes(name))), session, settings]
}

const headers = values.header.map((line) => {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? fail(`Not a header: ${line}`)
  return [name, value] as const
})
const server = serverAt(address)
const { send } = visitorOf({ fetch: server.send })
const visitor = {
  send(request: Request) {
    for (const [name, value] of headers) request.headers.set(name, value)
    return send(request)
  },
}

const marks = { met: '✓', unmet: '✗', untried: '–' }

function say({ subject, says, outcome, because, repeat }: Verdict) {
  if (outcome === 'met' && !values.verbose) return
  const lines = [
    `${marks[outcome]} ${subject} ${says}${because === undefined ? '' : `: ${because}`}`,
    repeat && `  ${repeat}`,
  ]
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
}

const contracts = await chosenContracts()
const verdicts = await conform({ contracts, visitor, stranger: server, address, only: values.only, say }).catch(
  (error: unknown) =>
    fail(`${address} does not answer: ${error instanceof Error ? String(error.cause ?? error) : String(error)}`),
)
const count = (outcome: Verdict['outcome']) => verdicts.filter((one) => one.outcome === outcome).length
process.stdout.write(`${count('met')} hold, ${count('unmet')} do not, ${count('untried')} could not be tried\n`)
process.exit(count('unmet') > 0 || count('met') === 0 ? 1 : 0)
