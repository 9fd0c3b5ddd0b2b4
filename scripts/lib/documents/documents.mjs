import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { documentCommands, ways } from './document-commands.mjs'
import { root } from '../paths.mjs'
import { answers, freePort } from '../ports.mjs'
import { shell } from '../processes.mjs'
import { environment } from '../build/runtime.mjs'
import { say } from '../say.mjs'

// Seconds, enough for a build.
const patience = 300

/** Runs every command in the documents, and checks whether it does what they say. */
export async function tryEveryCommand() {
  const outside = mkdtempSync(path.join(os.tmpdir(), 'atrium-typed-'))
  const hadBackups = existsSync(path.join(root, 'backups'))
  const typing = await typist(outside)
  const outcome = { passed: 0, failed: 0 }
  try {
    for (const [line, page] of new Map(documentCommands().map(({ page, line }) => [line, page]))) {
      const tool = missingTool(line)
      if (tool !== undefined) {
        outcome.notRun = `what takes a ${tool}, which is not on this machine`
        say(`! ${page}: ${line}`)
        continue
      }
      const problem = await faultOf(line, typing)
      outcome[problem === undefined ? 'passed' : 'failed'] += 1
      say(problem === undefined ? `✓ ${page}: ${line}` : `✗ ${page}: ${line}\n${problem}`)
    }
  } finally {
    rmSync(outside, { recursive: true, force: true })
    if (!hadBackups) rmSync(path.join(root, 'backups'), { recursive: true, force: true })
  }
  return outcome
}

/** Runs a line as in its page, with replaced ports, folders and placeholders. */
async function typist(outside) {
  const [own, other] = [await freePort(), await freePort()]
  const here = (text) =>
    text
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${own}`)
      .replaceAll(/\b8000\b/g, String(other))
      .replaceAll('../my-app', path.join(outside, 'my-app'))
      .replaceAll('/mnt/backups', path.join(outside, 'backups'))
      .replaceAll('…', 'x')
  const env = environment({
    PORT: String(own),
    DATA_DIR: path.join(outside, 'data'),
    FORCE_COLOR: '0',
    // A test run in the documents would replace the coverage of this one.
    ATRIUM_TEST_COVERAGE: undefined,
  })
  return { here, typed: (line) => shell(here(line), { cwd: root, env }) }
}

const missingTool = (line) => {
  const tool = ways[line]?.tool
  return tool !== undefined && spawnSync(tool, ['--version']).status !== 0 ? tool : undefined
}

function faultOf(line, typing) {
  const way = ways[line]
  if (!way) return 'Does it work? Say in scripts/lib/documents/document-commands.mjs how that is known.'
  if (way.because !== undefined) return undefined
  if (way.needs !== undefined && !existsSync(path.join(root, way.needs))) return undefined
  return way.provenBy ? unproven(way.provenBy) : mistyped(line, way, typing)
}

function unproven([file, words]) {
  const isThere = existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8').includes(words)
  return isThere ? undefined : `${file} says nothing of “${words}”.`
}

async function mistyped(line, { says, serves, beside, makes }, { here, typed }) {
  const companion = beside === undefined ? undefined : typed(beside)
  try {
    if (companion && !(await answers(here(ways[beside].serves), { gone: companion.gone }))) return companion.output()
    const command = typed(line)
    const isFine =
      serves === undefined
        ? (await command.gone) === 0 && says.test(command.output())
        : await answers(here(serves), { seconds: patience, gone: command.gone })
    await command.stop()
    return isFine ? undefined : command.output()
  } finally {
    await companion?.stop()
    if (makes !== undefined) rmSync(here(makes), { recursive: true, force: true })
  }
}
