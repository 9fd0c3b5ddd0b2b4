// Git asks this how to merge a file (gitattributes, “merge driver”): base, ours, theirs and the file's name. What it says of
// the file goes to ATRIUM_MERGED, a line each, for whoever asked Git.
import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { mergeJsonFile } from './merge-file.mjs'

const [base, ours, theirs, file] = process.argv.slice(2)
const report = (merged) => appendFileSync(process.env.ATRIUM_MERGED, `${JSON.stringify({ file, ...merged })}\n`)

if (file === 'src/workspace.config.ts') {
  // Values that the project has set stay, such as a name that differs from the one it was created with.
  execFileSync('git', ['merge-file', '--ours', ours, base, theirs], { stdio: 'ignore' })
  report({ notes: [] })
} else if (!file.endsWith('.json')) {
  // Made anew from what is installed.
  copyFileSync(theirs, ours)
  report({ notes: [] })
} else {
  try {
    const read = (place) => readFileSync(place, 'utf8')
    const { text, notes } = mergeJsonFile(file, { base: read(base), ours: read(ours), theirs: read(theirs) })
    writeFileSync(ours, text)
    report({ notes })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    mergeLines()
  }
}

/** JSON with comments, or what somebody left half written: as Git merges every other text. */
function mergeLines() {
  try {
    execFileSync('git', ['merge-file', '-L', 'yours', '-L', 'as it came', '-L', 'new', ours, base, theirs], {
      stdio: 'ignore',
    })
  } catch {
    process.exit(1)
  }
}
