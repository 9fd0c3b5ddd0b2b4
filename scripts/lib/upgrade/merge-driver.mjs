// Git calls this to merge a file (gitattributes, “merge driver”): base, ours, theirs and the file's name. It appends
// its messages to ATRIUM_MERGED, one per line.
import { execFileSync } from 'node:child_process'
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { mergeJsonFile } from './merge-file.mjs'

const [base, ours, theirs, file] = process.argv.slice(2)
const report = (merged) => appendFileSync(process.env.ATRIUM_MERGED, `${JSON.stringify({ file, ...merged })}\n`)

if (file === 'src/brand.config.ts') {
  // Values that the project has set stay, such as a name that differs from the one it was created with.
  execFileSync('git', ['merge-file', '--ours', ours, base, theirs], { stdio: 'ignore' })
  report({ notes: [] })
} else if (!file.endsWith('.json')) {
  // Generated again from the installed packages.
  copyFileSync(theirs, ours)
  report({ notes: [] })
} else {
  try {
    const read = (file) => readFileSync(file, 'utf8')
    const { text, notes } = mergeJsonFile(file, { base: read(base), ours: read(ours), theirs: read(theirs) })
    writeFileSync(ours, text)
    report({ notes })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    mergeLines()
  }
}

/** JSON with comments, or invalid JSON: merged by Git like any other text. */
function mergeLines() {
  try {
    execFileSync('git', ['merge-file', '-L', 'yours', '-L', 'as it came', '-L', 'new', ours, base, theirs], {
      stdio: 'ignore',
    })
  } catch {
    process.exit(1)
  }
}
