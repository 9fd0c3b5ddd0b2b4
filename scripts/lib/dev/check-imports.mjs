import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths.mjs'
import { say } from '../say.mjs'
import { findViolations } from '../static-checks/find-violations.mjs'

const debounceMilliseconds = 500

/**
 * Prints the forbidden imports of saved files, with their lines and the alternatives, and when they are gone.
 * @param {{ find?: typeof findViolations, print?: (line: string) => void }} [options]
 */
export function importChecker({ find = findViolations, print = say } = {}) {
  const violating = new Set()
  let saved = new Set()
  let isChecking = false
  let timer

  async function check() {
    isChecking = true
    const files = [...saved].filter((file) => existsSync(path.join(root, file)))
    saved = new Set()
    const { violations, output } = files.length > 0 ? await find(root, files) : { violations: [] }
    isChecking = false
    // An older result could report what is corrected.
    if (saved.size > 0) {
      saved = new Set([...files, ...saved])
      return schedule()
    }
    if (!violations) return print(`The imports of ${files.join(', ')} could not be checked:\n${output.trim()}`)
    for (const { text } of violations) print(text)
    for (const file of files) {
      if (violations.some(({ file: violator }) => violator === file)) violating.add(file)
      else if (violating.delete(file)) print(`${file}: all imports are allowed`)
    }
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => isChecking || check(), debounceMilliseconds)
  }

  return {
    saved(file) {
      const name = path.relative(root, file).split(path.sep).join('/')
      if (!/^src\/.*\.tsx?$/.test(name)) return
      saved.add(name)
      schedule()
    },
    stop() {
      clearTimeout(timer)
      saved.clear()
    },
  }
}
