import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'

/** The readme of a created project: its name, and the sections of this repository's readme that apply to it. */
export function projectReadme(title) {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
  const section = (heading) => {
    const start = readme.indexOf(`\n## ${heading}\n`)
    if (start < 0) throw new Error(`README.md has no section “${heading}”`)
    const end = readme.indexOf('\n## ', start + 1)
    return readme.slice(start + 1, end < 0 ? undefined : end + 1)
  }
  const parts = [`# ${title}\n\nMade with Atrium.\n\n`, section('Start'), section('Read on')]
  return `${parts.join('').trimEnd()}\n`
}
