// Finds lines that three owners have in common; an owner is a module, or a folder of the platform or of similar code.
import '../lib/build/node-version.mjs'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findCopies } from '../lib/static-checks/copies.mjs'
import { root } from '../lib/paths.mjs'
import { onProjectNode } from '../lib/build/runtime.mjs'
import { exitWithMessage, say } from '../lib/say.mjs'

await onProjectNode(import.meta.url)

const files = globSync('{src,scripts,resilience,bench,examples}/**/*.{ts,tsx,css,mjs}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !file.includes('/locales/'))
if (files.length < 100) exitWithMessage(`Only ${files.length} files were found: the check reads the wrong folder.`)

const copies = findCopies(files.toSorted().map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') })))
for (const sites of copies)
  say(`The same lines:\n${sites.map(({ file, from, to }) => `  ${file}:${from}-${to}`).join('\n')}`)
say(`${files.length} files, ${copies.length} copies in three owners`)
if (copies.length) exitWithMessage('Share them in src/platform, or in src/testing where only tests need them.')
