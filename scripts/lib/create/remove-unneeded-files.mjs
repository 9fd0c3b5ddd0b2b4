import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../files-below.mjs'
import { root } from '../paths.mjs'

// Files for measurements, pictures and history of Atrium, which do not concern projects.
const atriumOnlyFiles = [
  'CHANGELOG.md',
  'bench',
  'docs/benchmarks.md',
  'docs/create.md',
  'docs/decisions',
  'docs/pictures',
  'docs/screens.md',
  'public/pictures/README.md',
  'scripts/commands/take-pictures.mjs',
  'scripts/checks/custom-language.check.mjs',
  'scripts/commands/languages.mjs',
  'scripts/lib/test-language',
  'scripts/lib/pictures/screenshots.mjs',
  'scripts/lib/planted-faults',
  'scripts/lib/pictures/product-pictures.mjs',
  'scripts/lib/pictures/fixed-clock.mjs',
  'scripts/lib/test-run/modules-of-atrium.json',
  'scripts/lib/upgrade-test',
  'scripts/checks/planted-faults.check.mjs',
  'scripts/releases.json',
  'scripts/checks/upgrade.check.mjs',
  'scripts/commands/upgrading.mjs',
  'src/brand.config.test.ts',
  'src/testing/created-projects/product-name.test.ts',
  'src/testing/project/layout.test.ts',
  'src/testing/runs/planted-faults.test.ts',
  'src/testing/project/vocabulary.test.ts',
  'tools',
]

/** Removes files that concern only Atrium, and resilience tests and examples of missing modules. */
export function removeUnneededFiles(target, removed) {
  for (const file of atriumOnlyFiles) rmSync(path.join(target, file), { recursive: true, force: true })
  // These show screens of Atrium.
  const isShown = filesBelow(path.join(target, 'src/modules'))
    .filter((file) => /\.(ts|tsx|css)$/.test(file))
    .some((file) => /pictures\/product\b/.test(readFileSync(path.join(target, 'src/modules', file), 'utf8')))
  if (!isShown) rmSync(path.join(target, 'public/pictures/product'), { recursive: true, force: true })
  const addresses = listAddresses(removed)
  removeResilienceTests(path.join(target, 'resilience'), addresses)
  removeExamples(path.join(target, 'examples'), addresses)
  for (const file of ['tsconfig.json', '.oxlintrc.json', 'knip.json']) {
    const text = readFileSync(path.join(target, file), 'utf8')
    writeFileSync(
      path.join(target, file),
      text.replaceAll(/,\s*"(bench|tools|scripts\/lib\/pictures\/fixed-clock)\b[^"]*"/g, ''),
    )
  }
}

/** Removes examples that serve a missing module. */
function removeExamples(examples, addresses) {
  const isAbout = (folder) =>
    filesBelow(folder).some((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      return addresses.some((address) => text.includes(`${address}/`))
    })
  if (!existsSync(examples)) return
  for (const name of readdirSync(examples))
    if (isAbout(path.join(examples, name))) rmSync(path.join(examples, name), { recursive: true })
  if (readdirSync(examples).length === 0) rmSync(examples, { recursive: true })
}

/** The base paths of modules' calls, whatever follows them in the URL. */
function listAddresses(modules) {
  return modules.flatMap((module) => {
    const folder = path.join(root, 'src/modules', module)
    const contracts = readdirSync(folder).filter((file) => /^contract.*\.ts$/.test(file))
    return contracts.flatMap((file) =>
      [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(/contract\(\s*'[^']+',\s*'(\/api\/data\/[^'/]+)/g),
      ].map(([, address]) => address),
    )
  })
}

/** Removes tests that call a missing module, and files that import removed ones. */
function removeResilienceTests(folder, addresses) {
  const files = () =>
    filesBelow(folder)
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file))
  const imports = (text, file) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].some(
      ([, importPath]) => !existsSync(path.resolve(path.dirname(file), importPath)),
    )
  for (let fileCount = -1; fileCount !== files().length;) {
    fileCount = files().length
    for (const file of files()) {
      const text = readFileSync(file, 'utf8')
      if (imports(text, file) || addresses.some((address) => text.includes(address))) rmSync(file)
    }
  }
}
