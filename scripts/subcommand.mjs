// npm run verify -- removal, npm run deps -- audit, npm run project -- fill: rarely used commands, by group.
import './lib/build/node-version.mjs'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/paths.mjs'
import { readArguments } from './lib/read-arguments.mjs'
import { replaceProcess } from './lib/processes.mjs'
import { environment, onProjectNode } from './lib/build/runtime.mjs'
import { exitWithMessage } from './lib/say.mjs'
import { subcommands } from './lib/subcommands.mjs'

const [group = '', name = '', ...rest] = process.argv.slice(2)
// A project lacks the scripts that only Atrium itself needs.
const commands = Object.entries(subcommands[group] ?? {}).filter(([, { script }]) =>
  existsSync(path.join(root, script)),
)
const chosen = commands.find(([known]) => known === name)
if (!chosen) {
  const lines = commands.map(([known, { description }]) => `  ${known.padEnd(15)} ${description}`)
  const isHelp = name === '--help' || name === '-h'
  exitWithMessage(`npm run ${group} -- <name>, one of:\n\n${lines.join('\n')}`, isHelp ? 0 : 1)
}
const [, { script, parameters, options, description, args = [] }] = chosen
const usage = ['npm run', group, '--', name, parameters].filter(Boolean).join(' ')
readArguments(`${usage}\n\n${description}`, { options, hasNames: parameters !== undefined, args: rest })
// The other scripts do so themselves.
if (script.endsWith('.ts')) await onProjectNode(import.meta.url)
await replaceProcess(process.execPath, [path.join(root, script), ...args, ...rest], { env: environment() })
