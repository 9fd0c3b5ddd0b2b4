import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { author, gitIn } from '../dependencies/git.mjs'
import { root } from '../paths.mjs'
import { unpack } from './previous-release.mjs'

/** The modules of the project. */
export const modules = ['contacts', 'invoices', 'notes', 'tickets']

/** Creates a project of a release as a customer would, in the folder `my-app`; returns the arguments of an upgrade. */
export async function createSampleProject(release, temporaryFolder) {
  const project = path.join(temporaryFolder, 'my-app')
  const unpacked = path.join(temporaryFolder, 'release')
  unpack(release, unpacked)
  sharePackages(unpacked)
  const createScript = getScript(unpacked, 'create', 'create-project.mjs')
  const isCreated = createScript !== undefined
  if (isCreated) {
    const { createProject } = await import(pathToFileURL(createScript).href)
    await createProject({ folder: project, modules, product: 'Harbour' })
  } else {
    unpack(release, project)
    for (const name of readdirSync(path.join(project, 'src/modules')))
      if (!modules.includes(name)) rmSync(path.join(project, 'src/modules', name), { recursive: true })
    gitIn(project)('init', '--quiet', '--initial-branch', 'main')
    commitAll(project, 'Begin')
  }
  sharePackages(project)
  appendFileSync(path.join(project, '.git/info/exclude'), 'node_modules\n')
  return { project, options: isCreated ? [] : ['--from', 'HEAD~1'] }
}

/** A script of a release; before 0.2.0 `scripts/lib` had no folders. Undefined if the release does not have it. */
const getScript = (release, folder, name) =>
  [path.join(folder, name), name]
    .map((file) => path.join(release, 'scripts/lib', file))
    .find((file) => existsSync(file))

/** Typical changes of customers: name, colour, a text, a line, a table, a module removed and one added. */
export async function applyCustomerChanges(project) {
  const file = (name) => path.join(project, name)
  rmSync(file('src/modules/notes'), { recursive: true })
  // Not by its command, which in releases before 0.2.0 installs packages through a link, and empties Atrium's.
  const { scaffold } = await import(pathToFileURL(getScript(project, 'new-module', 'scaffold.mjs')).href)
  await scaffold({ name: 'crates' })
  changeName(file)
  await changeColour(file)
  change(file('src/modules/invoices/locales/en.json'), '"Search invoices"', '"Find a bill"')
  change(file('src/modules/contacts/contract.ts'), 'label: z.array(Label).max(20)', 'label: z.array(Label).max(40)')
  writeFileSync(
    file('src/modules/invoices/migrations/0004-cost-centre.sql'),
    `alter table "invoices" add column "costCentre" text not null default 'harbour';\n`,
  )
  commitAll(project, 'Make it ours')
}

/** In the texts, in releases before 0.2.0. */
function changeName(file) {
  const values = file('src/brand.config.ts')
  if (existsSync(values)) return change(values, /name: '\w+'/, "name: 'Harbour Desk'")
  for (const language of ['en', 'fr', 'ar', 'ch'])
    change(file(`src/app/locales/${language}.json`), /"app": "\w+"/, '"app": "Harbour Desk"')
}

/** As “Look and layout” does, or by hand, in releases before 0.2.0. */
async function changeColour(file) {
  const brandConfig = file('src/brand.config.ts')
  if (!existsSync(brandConfig))
    return change(file('src/platform/ui/theme/theme.css'), '--brand: #5d87ff', '--brand: #7a1fa2')
  const { brandShades } = await import(pathToFileURL(file('src/platform/ui/theme/brand-shades.ts')).href)
  return change(brandConfig, 'brand: null', `brand: ${JSON.stringify(brandShades('#7a1fa2'))}`)
}

/** The parts of the customer's work that are missing. */
export function findLostChanges(project) {
  const has = (name, text) =>
    existsSync(path.join(project, name)) && readFileSync(path.join(project, name), 'utf8').includes(text)
  const colour = ['src/brand.config.ts', 'src/platform/ui/theme/theme.css'].some((name) => has(name, '#7a1fa2'))
  const changes = [
    ['the name', has('src/brand.config.ts', "name: 'Harbour Desk'")],
    ['the colour', colour],
    ['the text', has('src/modules/invoices/locales/en.json', '"Find a bill"')],
    ['the line', has('src/modules/contacts/contract.ts', 'label: z.array(Label).max(40)')],
    ['the migration', has('src/modules/invoices/migrations/0004-cost-centre.sql', 'costCentre')],
    ['the module', has('src/modules/crates/contract.ts', '/api/data/crates')],
    ['the absence of a module', !existsSync(path.join(project, 'src/modules/notes'))],
  ]
  const lost = changes.filter(([, isThere]) => !isThere).map(([what]) => what)
  return lost.length > 0 ? `lost: ${lost.join(', ')}` : undefined
}

export function change(file, from, to) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} does not contain ${from}`)
  writeFileSync(file, changed)
}

export function commitAll(project, message) {
  const git = gitIn(project)
  git('add', '--all')
  git(...author(git), 'commit', '--quiet', '--no-verify', '--message', message)
}

export const sharePackages = (folder) =>
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
