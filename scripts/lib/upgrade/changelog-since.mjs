import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'

/** Entries of Atrium's changelog since a version. */
export function changelogSince(version, changelog = readChangelog()) {
  const sections = changelog.split(/^(?=## )/m).slice(1)
  const index = sections.findIndex((section) => section.split('\n', 1)[0].split(/[\s,]+/)[1] === version)
  return sections
    .slice(0, index < 0 ? undefined : index)
    .join('')
    .trim()
}

function readChangelog() {
  const file = path.join(root, 'CHANGELOG.md')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
