// Lists the lines of README and docs about modules that were deleted.
import '../lib/build/node-version.mjs'
import { findOutdatedLines } from '../lib/documents/outdated-lines.mjs'
import { say } from '../lib/say.mjs'

const lines = findOutdatedLines()
if (lines.length > 0) say(`${lines.join('\n')}\nThese lines are about deleted modules: delete or change them.`)
