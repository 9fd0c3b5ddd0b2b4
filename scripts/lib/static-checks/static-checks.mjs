// The checks of npm run check, with their commands and files. For npm run check and npm test.

import path from 'node:path'
import { root } from '../paths.mjs'
import { tool } from '../build/runtime.mjs'
import { slots } from '../test-run/processors.mjs'
import { isFullRun } from '../test-run/sample.mjs'

// A further checker is faster, but repeats part of the others' work: with few processors it would slow down other
// checks.
const checkers = String(Math.max(1, Math.floor(slots / 2)))
const types = (config) => [tool('typescript', 'tsc'), '-p', config, '--checkers', checkers]

// The compiler keeps nearly everything it allocates, so that frequent garbage collections cost much and free little. Above
// the limit they become frequent again.
const compilerMemory = { GOGC: '400', GOMEMLIMIT: '5GiB' }

const script = (name) => path.join(root, 'scripts', name)

// Patterns of paths, with `/`: a superset of the files that a check reads.
const code = /^(src|scripts|bench|tools|resilience|examples)\/|^[^/]+\.(ts|mjs|json)$/
const portable = /^src\/(?!testing\/)(?!.*\.(test|e2e)\.tsx?$).*\.(tsx?|json)$|^[^/]+\.json$/
const imports = /^src\/|^scripts\/(commands\/boundaries\.mjs|lib\/)|^[^/]+\.(mjs|json)$/

const texts = /^src\/(.*\/locales|languages|platform\/i18n|testing\/inputs)\b|^scripts\/(commands\/texts\.mjs|lib\/)/

/**
 * The static checks, for `npm run check` and `npm test`, the longest first; `inputs` are the files that each reads, `env`
 * its own settings. The output of one that `warns` is printed even if it passes, and `remedy`, a command, if it fails.
 */
export const staticChecks = () => [
  { name: 'types', args: types('tsconfig.json'), env: compilerMemory, inputs: code },
  { name: 'unused code', args: [script('commands/unused.mjs')], inputs: /(?<!\.md)$/, warns: true },
  { name: 'boundaries', args: [script('commands/boundaries.mjs')], inputs: imports },
  {
    name: 'types of the portable code',
    args: types('tsconfig.portable.json'),
    env: compilerMemory,
    inputs: portable,
  },
  { name: 'lint', args: [tool('oxlint'), '--deny-warnings'], inputs: /\.([cm]?[jt]s|[jt]sx|json)$/ },
  { name: 'format', args: [tool('oxfmt'), '--check', '.'], inputs: /(?<!\.md)$/, remedy: 'npm run format' },
  { name: 'duplicate code', args: [script('commands/copies.mjs')], inputs: code },
  { name: 'deployment files', args: [script('checks/deploy.check.mjs')], inputs: /^(deploy|scripts)\// },
  { name: 'licences', args: [script('commands/notices.mjs'), '--check'], inputs: /^scripts\/|^[^/]+\.(md|json)$/ },
  {
    name: 'documents of deleted modules',
    args: [script('checks/outdated-documents.check.mjs')],
    inputs: /\.md$|^src\/modules\/[^/]+\/module\.ts$|^package\.json$/,
    warns: true,
  },
  // Missing texts only block a release: they are shown in English.
  {
    name: 'texts',
    args: [script('commands/texts.mjs'), '--brief', ...(isFullRun ? ['--complete'] : [])],
    inputs: texts,
    warns: true,
  },
]
