// Plants one small fault of each kind in a copy of the tree: the tier that claims to find such a fault must find this
// one.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { plantedFaults } from '../lib/planted-faults/planted-faults.mjs'
import { say } from '../lib/say.mjs'
import { copyWithoutModules } from '../lib/create/copy-project.mjs'

/** Tests all faults, or the named ones, one after the other: most tools use both processors. */
export async function checkPlantedFaults(names = []) {
  const unknown = names.filter((name) => !plantedFaults.some((fault) => fault.name === name))
  if (unknown.length > 0) throw new Error(`There is no planted fault “${unknown.join('”, “')}”.`)
  const outcome = { passed: 0, failed: 0 }
  for (const fault of plantedFaults.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const started = Date.now()
    const problem = await checkFault(fault).catch((error) => String(error?.stack ?? error))
    outcome[problem ? 'failed' : 'passed'] += 1
    const seconds = Math.round((Date.now() - started) / 1000)
    const title = `${fault.name} (${fault.tier}), ${seconds} s`
    say(problem ? `✗ ${title}\n${problem}` : `✓ ${title}`)
  }
  return outcome
}

async function checkFault({ file, from, to, run, names }) {
  const tree = copyWithoutModules([])
  try {
    const target = path.join(tree.folder, file)
    const text = existsSync(target) ? readFileSync(target, 'utf8') : undefined
    if (text === undefined) return `${file}, in which the fault is planted, no longer exists.`
    const planted = text.replace(from, () => to)
    if (planted === text) return `${file} no longer contains ${from}: the fault was not planted.`
    writeFileSync(target, planted)
    const { failed, output } = await run(tree.folder)
    const printed = stripVTControlCharacters(output)
    if (!failed) return `All passed with ${JSON.stringify(to)} in ${file}.`
    return names.test(printed) ? undefined : `It failed, but printed nothing like ${names}:\n${printed}`
  } finally {
    tree.remove()
  }
}
