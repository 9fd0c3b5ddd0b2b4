import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { environment, tool } from '../lib/build/runtime.mjs'
import { withServer } from '../lib/build/with-server.mjs'
import { copyProjectFiles } from '../lib/create/copy-project.mjs'
import { root } from '../lib/paths.mjs'
import { run } from '../lib/processes.mjs'
import { say } from '../lib/say.mjs'
import { listChangedFiles } from '../lib/test-run/check-changed-copy.mjs'
import { vitest } from '../lib/test-run/test-tools.mjs'

const germanTexts = path.join(root, 'scripts/lib/test-language/de')
const siteUrl = 'https://atrium.example'

/**
 * Adds German to a copy of the tree, by a folder and a line, and leaves out French: types, rules, build and server must
 * accept that, and texts missing in German must be English.
 */
export async function checkCustomLanguage() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-languages-'))
  const outcome = { passed: 0, failed: 0 }
  try {
    copyProjectFiles(folder)
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    addGerman(folder)
    for (const [name, work] of listChecks(folder)) {
      const problem = await work()
      outcome[problem ? 'failed' : 'passed'] += 1
      say(problem ? `✗ with German, without French: ${name}\n${problem}` : `✓ with German, without French: ${name}`)
      if (problem) break
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return outcome
}

function addGerman(folder) {
  cpSync(germanTexts, path.join(folder, 'src/languages/de'), { recursive: true })
  const file = path.join(folder, 'src/languages.config.ts')
  const text = readFileSync(file, 'utf8')
  const changed = text
    .replace(/(name: 'Français')/, '$1, isOffered: false')
    .replace(/^( {2}ar: )/m, "  de: { tag: 'de', name: 'Deutsch' },\n$1")
  if (!/Français', isOffered: false[^]*Deutsch/.test(changed)) throw new Error(`${file} could not be changed`)
  writeFileSync(file, changed)
}

function listChecks(folder) {
  const command = async (args, { code: wanted = 0, says = [] } = {}) => {
    const { code, output } = await run(process.execPath, args, { cwd: folder, env: environment(), quiet: true })
    const missing = says.filter((text) => !output.includes(text))
    return code === wanted && missing.length === 0 ? undefined : `${output}\nexit ${code}; lacks ${missing.join(', ')}`
  }
  const script = (name) => path.join(folder, 'scripts', name)
  const settings = { SITE_URL: siteUrl, ATRIUM_PAGES: 'rendered', LOG_LEVEL: 'silent' }
  const serve = (work) => withServer(folder, path.join(folder, 'data'), work, settings)
  return [
    ['one folder and one line', () => placesProblem(folder)],
    ['types', () => command([tool('typescript', 'tsc'), '--noEmit'])],
    [
      'missing texts do not fail the check',
      () => command([script('commands/texts.mjs'), '--brief'], { says: ['shown in English: de '] }),
    ],
    [
      'missing texts are listed',
      () => command([script('commands/texts.mjs'), 'de'], { says: ['contacts.json lacks', 'notes.json is not there'] }),
    ],
    ['tests of languages', () => testProblem(folder)],
    ['build', () => command([script('build.mjs'), '--uncompressed'])],
    ['server', () => serve(serverProblem)],
  ]
}

/** Anything besides the folder, the line of German and that of French. */
async function placesProblem(folder) {
  const file = 'src/languages.config.ts'
  const others = listChangedFiles(folder).filter((changed) => !changed.startsWith('src/languages/de/'))
  const [before, after] = [root, folder].map((tree) => readFileSync(path.join(tree, file), 'utf8').split('\n'))
  const newLines = after.filter((line) => !before.includes(line))
  if (others.join() === file && newLines.length === 2 && after.length === before.length + 1) return undefined
  return `changed: ${others.join(', ')}\n${newLines.join('\n')}`
}

async function testProblem(cwd) {
  const { failed, output } = await vitest(['src/platform/i18n', 'src/server/events/notice-words.test.ts'], {
    cwd,
    args: ['--project', 'sqlite'],
    env: { ATRIUM_TEST_RUNTIMES: 'sqlite' },
    quiet: true,
  })
  return failed > 0 ? output : undefined
}

const text = async (response) => (await response).text()

/** Contents that each response must have, and must not have. */
async function serverProblem(origin) {
  const saveLanguage = (isLanguage) =>
    fetch(`${origin}/api/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value: { isLanguage }, savedAt: new Date().toISOString() }),
    })
  const contacts = () => text(fetch(`${origin}/apps/contacts`))
  const page = (language) => fetch(`${origin}${language}/frontend-pages/homepage`)
  const problems = []
  const expect = (name, content, has, lacks = []) => {
    const missing = has.filter((text) => !content.includes(text))
    const unwanted = lacks.filter((text) => content.includes(text))
    if (missing.length + unwanted.length > 0) problems.push(`${name}: lacks ${missing}; has ${unwanted}`)
  }

  const french = await page('/fr')
  if (french.status !== 404) problems.push(`/fr responds with ${french.status}`)
  const links = ['hreflang="de"', 'hreflang="ar"']
  expect('a page in English', await text(page('')), ['<html lang="en"', ...links], ['hreflang="fr"'])
  // The page's frame is in German, the module's own texts are not.
  expect('a page in German', await text(page('/de')), ['<html lang="de"', 'Zum Inhalt springen', 'Use it today'])
  expect('the manifest', await text(fetch(`${origin}/manifest.de.webmanifest`)), ['"lang":"de"', 'Kontakte'])

  await saveLanguage('de')
  // German where texts exist, else English: in the rest of the file, and in a module without a file.
  expect('a screen in German', await contacts(), ['lang="de"', 'Kontakte durchsuchen', 'Hauptmenü', 'Notes'])
  await saveLanguage('fr')
  expect('the settings of a language that was left out', await contacts(), ['lang="en"', 'Search contacts'])
  return problems.length > 0 ? problems.join('\n') : undefined
}
