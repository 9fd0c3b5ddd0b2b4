import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'

const readme = `# Pictures

What lies here came with Atrium, which draws its pictures in code; they are under its licence, MIT. Nobody in them is a real
person.
`

const isText = /\.(tsx?|mjs|css|json|html|sql|md)$/

// Pictures of tests outside the modules may be missing.
const isTest = /\.(test|e2e)\.tsx?$/

const getCode = (target) =>
  filesBelow(path.join(target, 'src'))
    .filter((file) => isText.test(file) && !(isTest.test(file) && !file.startsWith('modules/')))
    .map((file) => readFileSync(path.join(target, 'src', file), 'utf8'))
    .join('\n')

/** Whether code names a public picture, directly or by its folder. */
export function mentionsPicture(code, file) {
  if (code.includes(`pictures/${file}`)) return true
  const parent = path.posix.dirname(file)
  // Its name is composed of a number or a name.
  return parent !== '.' && new RegExp(`pictures/${parent}/?['"\`$]`).test(code)
}

/** Removes the public pictures that neither a project's code nor `ownCode` names. */
export function removeUnusedPictures(target, ownCode) {
  const folder = path.join(target, 'public/pictures')
  const code = getCode(target) + ownCode
  const unnamed = filesBelow(folder).filter((file) => file.includes('/') && !mentionsPicture(code, file))
  for (const file of unnamed) rmSync(path.join(folder, file))
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const below = path.join(folder, entry.name)
    if (entry.isDirectory() && readdirSync(below).length === 0) rmdirSync(below)
  }
  writeFileSync(path.join(folder, 'README.md'), readme)
}
