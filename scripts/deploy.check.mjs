import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { root } from './lib/paths.mjs'
import { say } from './lib/say.mjs'

// Neither can be run everywhere, so both are at least read: the Dockerfile by what editors use, the compose file by its
// specification and by the rules of a linter.
const inImage = validate(readFileSync(path.join(root, 'deploy/Dockerfile'), 'utf8')).map(
  ({ range, message }) => `deploy/Dockerfile:${range.start.line + 1} ${message}`,
)
const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] })
const inCompose = linter
  .lintFiles([path.join(root, 'deploy/compose.yaml')], false)
  .flatMap(({ messages }) => messages)
  .map(({ line, message }) => `deploy/compose.yaml:${line} ${message}`)

const faults = [...inImage, ...inCompose]
for (const fault of faults) say(fault)
if (faults.length === 0) say('The image and the compose file keep to the rules.')
process.exitCode = faults.length === 0 ? 0 : 1
