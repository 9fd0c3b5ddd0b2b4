import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { checkedCommand } from '#scripts/lib/build/checked-command.mjs'
import { temporaryFolder } from '#testing/servers/server-process.ts'

/** The Node that runs the commands if the first `node` on the PATH reports this version. */
function nodeFound(version: string) {
  const folder = temporaryFolder()
  const node = join(folder, 'node')
  writeFileSync(node, `#!/bin/sh\necho ${version}\n`)
  chmodSync(node, 0o755)
  const PATH = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${folder}${delimiter}${process.env.PATH}`
  const script = `import('./scripts/lib/build/runtime.mjs').then(({ projectNode }) => console.log(projectNode()))`
  const env = { ...process.env, PATH, ATRIUM_NODE: 'system' }
  return { node, found: () => execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8', stdio: 'pipe' }) }
}

test('ATRIUM_NODE=system uses the machine’s Node, not the one in node_modules', () => {
  const { node, found } = nodeFound('v24.3.0')
  expect(found().trim()).toBe(node)
})

test('ATRIUM_NODE=system refuses a Node that is too old, and names it', () => {
  const { node, found } = nodeFound('v22.20.0')
  expect(found).toThrow(`ATRIUM_NODE=system needs Node 24 or newer on the PATH; ${node} is v22.20.0.`)
})

test.each([
  ['20.19.0', 'Node 20.19.0 is too old: the server needs Node 24 or newer'],
  ['24.1.0', 'started'],
])('the built server on Node %s says: %s', (node, message) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'run-main.mjs'), `console.log('started')`)
  const version = `Object.defineProperty(process, 'versions', { value: { node: '${node}' } })\n`
  writeFileSync(join(folder, 'main.mjs'), version + checkedCommand('main'))
  const { stdout, stderr } = spawnSync(process.execPath, [join(folder, 'main.mjs')], { encoding: 'utf8' })
  expect(stdout + stderr).toContain(message)
})
