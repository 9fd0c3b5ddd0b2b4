import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { documentCommands, verifications } from './document-commands.mjs'
import { root } from '../paths.mjs'
import { waitForResponse, freePort } from '../ports.mjs'
import { startShell } from '../processes.mjs'
import { environment } from '../build/runtime.mjs'
import { say } from '../say.mjs'

// Seconds, enough for a build.
const maxSeconds = 300

/** Runs every command in the documents, and checks whether it does what they say. */
export async function checkDocumentCommands() {
  const temporaryFolder = mkdtempSync(path.join(os.tmpdir(), 'atrium-commands-'))
  const hadBackups = existsSync(path.join(root, 'backups'))
  const runner = await createRunner(temporaryFolder)
  const outcome = { passed: 0, failed: 0 }
  try {
    for (const [line, page] of new Map(documentCommands().map(({ page, line }) => [line, page]))) {
      const tool = missingTool(line)
      if (tool !== undefined) {
        outcome.notRun = `commands that need ${tool}, which is not installed`
        say(`! ${page}: ${line}`)
        continue
      }
      const problem = await verifyCommand(line, runner)
      outcome[problem === undefined ? 'passed' : 'failed'] += 1
      say(problem === undefined ? `✓ ${page}: ${line}` : `✗ ${page}: ${line}\n${problem}`)
    }
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
    if (!hadBackups) rmSync(path.join(root, 'backups'), { recursive: true, force: true })
  }
  return outcome
}

/** Runs a line as in its page, with replaced ports, folders and placeholders. */
async function createRunner(temporaryFolder) {
  const [own, other] = [await freePort(), await freePort()]
  const withPlaceholders = (text) =>
    text
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${own}`)
      .replaceAll(/\b8000\b/g, String(other))
      .replaceAll('../my-app', path.join(temporaryFolder, 'my-app'))
      .replaceAll('/mnt/backups', path.join(temporaryFolder, 'backups'))
      .replaceAll('…', 'x')
  const env = environment({
    PORT: String(own),
    DATA_DIR: path.join(temporaryFolder, 'data'),
    FORCE_COLOR: '0',
    // A test run in the documents would replace the coverage of this one.
    ATRIUM_TEST_COVERAGE: undefined,
  })
  return { withPlaceholders, typed: (line) => startShell(withPlaceholders(line), { cwd: root, env }) }
}

const missingTool = (line) => {
  const tool = verifications[line]?.tool
  return tool !== undefined && spawnSync(tool, ['--version']).status !== 0 ? tool : undefined
}

function verifyCommand(line, runner) {
  const verification = verifications[line]
  if (!verification) return 'The command is not verified. Add it to scripts/lib/documents/document-commands.mjs.'
  if (verification.skipReason !== undefined) return undefined
  if (verification.requires !== undefined && !existsSync(path.join(root, verification.requires))) return undefined
  return verification.testedBy ? checkTestExists(verification.testedBy) : runCommand(line, verification, runner)
}

function checkTestExists([file, words]) {
  const isTested = existsSync(path.join(root, file)) && readFileSync(path.join(root, file), 'utf8').includes(words)
  return isTested ? undefined : `${file} does not contain “${words}”.`
}

async function runCommand(line, { prints, serves, background, creates }, { withPlaceholders, typed }) {
  const backgroundCommand = background === undefined ? undefined : typed(background)
  try {
    if (
      backgroundCommand &&
      !(await waitForResponse(withPlaceholders(verifications[background].serves), { closed: backgroundCommand.closed }))
    )
      return backgroundCommand.output()
    const command = typed(line)
    const isFine =
      serves === undefined
        ? (await command.closed) === 0 && prints.test(command.output())
        : await waitForResponse(withPlaceholders(serves), { seconds: maxSeconds, closed: command.closed })
    await command.stop()
    return isFine ? undefined : command.output()
  } finally {
    await backgroundCommand?.stop()
    if (creates !== undefined) rmSync(withPlaceholders(creates), { recursive: true, force: true })
  }
}
