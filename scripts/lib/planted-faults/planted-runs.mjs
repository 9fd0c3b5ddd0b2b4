import { cpSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureChromium } from '../build/ensure-chromium.mjs'
import { root } from '../paths.mjs'
import { run } from '../processes.mjs'
import { environment } from '../build/runtime.mjs'
import { staticChecks } from '../static-checks/static-checks.mjs'
import { playwright, vitest } from '../test-run/test-tools.mjs'

// Each of these runs one tier's tests in a copy of the tree, and resolves to whether they failed, and to their output.

/** As in `npm test`: the test that finds a fault has to be in every sample. */
const sample = { ATRIUM_TEST_SAMPLE: '0' }

async function command(folder, args, more = {}) {
  const { code, output } = await run(process.execPath, args, {
    cwd: folder,
    env: environment({ ...sample, ...more }),
    quiet: true,
  })
  return { failed: code !== 0, output }
}

const scriptIn = (folder, name) => path.join(folder, 'scripts', name)

export const staticCheck =
  (name, ...more) =>
  (folder) => {
    const { args } = staticChecks().find((check) => check.name === name)
    const scripts = path.join(root, 'scripts')
    return command(
      folder,
      [...args, ...more].map((arg) => (arg.startsWith(scripts) ? path.join(folder, path.relative(root, arg)) : arg)),
    )
  }

async function vitestIn(folder, files, { runtimes, project }, more = {}) {
  const { failed, output } = await vitest(files, {
    cwd: folder,
    args: ['--project', project],
    env: { ...sample, ATRIUM_TEST_RUNTIMES: runtimes, ...more },
    quiet: true,
  })
  return { failed: failed > 0, output }
}

export const onSqlite =
  (...files) =>
  (folder) =>
    vitestIn(folder, files, { runtimes: 'sqlite', project: 'sqlite' })

export const onPostgres =
  (...files) =>
  (folder) =>
    vitestIn(folder, files, { runtimes: 'sqlite,postgres', project: 'postgres' })

export const inDemo =
  (...files) =>
  async (folder) => {
    await build(folder, '--demo', '--uncompressed')
    const chromium = await ensureChromium()
    return vitestIn(folder, files, { runtimes: 'demo', project: 'demo' }, { ATRIUM_CHROMIUM: chromium })
  }

/** A page of the demo with the shell around it. */
const shellPage = () => {
  const hasShell = (file) =>
    readFileSync(path.join(root, 'dist/demo', file), 'utf8').includes('aria-controls="sidebar"')
  const page = globSync('*/**/index.html', { cwd: path.join(root, 'dist/demo') })
    .toSorted()
    .find(hasShell)
  if (!page) throw new Error('No page of the demo has the shell around it.')
  return path.dirname(page).replaceAll('\\', '/')
}

/** The browser tests of this page. */
export const screenTest = () => ['src/app/every-screen', '-g', `\\./${shellPage()}/: is accessible`]
export const legibleTest = () => ['src/app/every-screen-legible', '-g', `\\./${shellPage()}/: no focus`]

/** In the demo, which is built with the fault; or on the server, which runs it without a build. */
export const inBrowser = (project, filters) => async (folder) => {
  if (project === 'demo') await build(folder, '--demo', '--uncompressed')
  else await copyBuild(folder, ['client', 'demo'])
  const args = ['--project', project, '--workers', '1']
  const { passed, failed, output } = await playwright(filters(), await ensureChromium(), {
    cwd: folder,
    args,
    // The filter selects the one page, which needs one of the servers.
    env: { ATRIUM_TEST_SAMPLE: 'all', ATRIUM_E2E_PROJECTS: project },
    quiet: true,
  })
  if (passed + failed === 0) throw new Error(`There is no browser test for ${filters().join(' ')}`)
  return { failed: failed > 0, output }
}

export async function budgets(folder) {
  await build(folder)
  return command(folder, [scriptIn(folder, 'commands/budgets.mjs')])
}

/** A module is removed from a further copy. */
export const removal = (module) => async (folder) => {
  await copyBuild(folder, ['client'])
  const removalModule = pathToFileURL(scriptIn(folder, 'lib/create/check-module-removal.mjs')).href
  const script = `
    const { checkModuleRemoval } = await import(${JSON.stringify(removalModule)})
    const { failed } = await checkModuleRemoval([${JSON.stringify(module)}], { compile: false })
    process.exitCode = failed > 0 ? 1 : 0`
  return command(folder, ['--input-type=module', '--eval', script])
}

/** A failed build is no fault that a test has found. */
async function build(folder, ...options) {
  const { failed, output } = await command(folder, [scriptIn(folder, 'build.mjs'), ...options])
  if (failed) throw new Error(`The copy does not build:\n${output}`)
}

/** Reuses the build of the same screens from here. */
async function copyBuild(folder, targets) {
  const { buildRecord, sourceHash } = await import(pathToFileURL(scriptIn(folder, 'lib/build/sources.mjs')).href)
  for (const target of targets) {
    cpSync(path.join(root, 'dist', target), path.join(folder, 'dist', target), { recursive: true })
    buildRecord(target).keep(sourceHash(target))
  }
}
