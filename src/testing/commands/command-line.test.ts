import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subcommands } from '#scripts/lib/subcommands.mjs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
// Oxfmt has its own help.
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /^node (\S+)$/.exec(line) ?? []
  return file === undefined || name in subcommands ? [] : [{ name, file }]
})

function call(...args: string[]) {
  // A command that starts all the same must neither write here nor take a port.
  const env = { ...process.env, PORT: '0', DATA_DIR: '/nonexistent', npm_lifecycle_event: undefined }
  return spawnSync(process.execPath, args, { encoding: 'utf8', env, timeout: 20_000 })
}

test.each(commands)('npm run $name refuses an unknown option before it starts, with its usage', ({ name, file }) => {
  const { status, stdout, stderr } = call(file, '--no-such-option')
  expect(stderr).toContain('--no-such-option')
  expect(stderr).toMatch(new RegExp(String.raw`npm (run )?${name}\b`))
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

test.each([
  ['npm run build', 'scripts/build.mjs'],
  ['npm run backup', 'src/server/backup.ts'],
  ['npm run project -- logo', 'scripts/subcommand.mjs', 'project', 'logo'],
])('%s -- --help prints the usage', (name, ...args) => {
  const { status, stdout, stderr } = call(...args, '--help')
  expect(stdout).toContain(name)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('npm run project -- fill refuses an unknown option, with its usage', () => {
  const { status, stderr } = call('scripts/subcommand.mjs', 'project', 'fill', '--no-such-option')
  expect(stderr).toMatch(/--no-such-option[^]*npm run project -- fill \[--rows 1000\]/)
  expect(status).toBe(1)
})

test('the server refuses arguments', () => {
  const { status, stderr } = call('src/server/main.ts', '--port=3001')
  expect(stderr).toContain('its settings are environment variables')
  expect(status).toBe(1)
})
