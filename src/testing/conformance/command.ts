import { parseArgs } from 'node:util'
import { findModules } from '#server/node-modules.ts'
import { platformContracts } from '#server/platform-contracts.ts'
import { session, settings } from '#platform/contracts/session-contract.ts'
import { createVisitor } from '#testing/browser/visitor.ts'
import { serverAt } from '#testing/servers/spawned-server.ts'
import { runConformance, type CaseResult } from './run.ts'

const help = `npm run verify -- conformance <address> [options]

Tests the server at this address against the OpenAPI document, and prints each requirement that it does not meet.
The tests WRITE: they create, change and remove records, and a server that accepts invalid requests keeps their data.
Use a server whose data may be lost.

  --modules <names>          only these modules (a,b), and the endpoints that the front end needs to start; default all
  --only <operation>         only this operation
  --header 'cookie: a=b'     a header of every request, such as a session cookie; may be repeated
  --verbose                  also prints requirements that are met
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
const [argument] = positionals
if (values.help) {
  process.stdout.write(help)
  process.exit(0)
}
if (argument === undefined || !URL.canParse(argument)) fail(help)
const address = String(argument).replace(/\/$/, '')

async function chosenContracts() {
  const modules = await findModules()
  const listContracts = (chosen: typeof modules) =>
    chosen.flatMap(({ api }) => api ?? []).map(({ contract }) => contract)
  if (values.modules === undefined) return [...listContracts(modules), ...platformContracts]
  const names = values.modules.split(',')
  const unknown = names.find((name) => !modules.some((module) => module.name === name))
  if (unknown !== undefined)
    fail(`There is no module ${unknown}. There are: ${modules.map(({ name }) => name).join(', ')}`)
  return [...listContracts(modules.filter(({ name }) => names.includes(name))), session, settings]
}

const headers = values.header.map((line) => {
  const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? fail(`Not a header: ${line}`)
  return [name, value] as const
})
const server = serverAt(address)
const { send } = createVisitor({ fetch: server.send })
const visitor = {
  send(request: Request) {
    for (const [name, value] of headers) request.headers.set(name, value)
    return send(request)
  },
}

const marks = { passed: '✓', failed: '✗', skipped: '–' }

function printResult({ subject, requirement, outcome, reason, curlCommand }: CaseResult) {
  if (outcome === 'passed' && !values.verbose) return
  const lines = [
    `${marks[outcome]} ${subject} ${requirement}${reason === undefined ? '' : `: ${reason}`}`,
    curlCommand && `  ${curlCommand}`,
  ]
  process.stdout.write(`${lines.filter(Boolean).join('\n')}\n`)
}

const contracts = await chosenContracts()
const results = await runConformance({
  contracts,
  visitor,
  anonymous: server,
  address,
  only: values.only,
  report: printResult,
}).catch((error: unknown) =>
  fail(`${address} does not respond: ${error instanceof Error ? String(error.cause ?? error) : String(error)}`),
)
const count = (outcome: CaseResult['outcome']) => results.filter((result) => result.outcome === outcome).length
process.stdout.write(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped\n`)
process.exit(count('failed') > 0 || count('passed') === 0 ? 1 : 0)
