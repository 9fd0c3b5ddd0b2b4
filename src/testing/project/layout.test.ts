import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Folder names that modules share. */
const shared = 'list detail edit server widgets sample tests side tools files locales migrations'

/** Folders of screens and subjects that only one or a few modules have. */
const moduleFolders = `
  about account account-connections account-profile account-security account-sessions account-usage arrange autocomplete
  automations
  bell board button cart casl checkbox checkout comments companies compose composer confirm custom date-time discounts
  document duplicates emoji events export feed fields figures followers forgot format frame friends gallery grid history import lifecycle
  invite layouts long macros maintenance marks notices orders page people pick picture plans preferences profile prompt public
  questions quick-add radio rate recurrence reminders replies reset rules search setup shown sign-in sign-up site slider store stored styles supplier
  switch templates thread times two-steps validation wizard writing
`
const allowedNames = new Set(`${shared} ${moduleFolders}`.trim().split(/\s+/))

/** Files that the application finds by their names, and files that most of a module uses. */
const spine =
  /^(?:(?:module|api|sample|fill(?:-[\w-]+)?|actions|first-queries|documents|site)\.ts|site\.css|contract(?:-[\w-]+)?\.ts|[\w-]+-(?:screen|page)\.(?:tsx|module\.css)|(?:use-)?[\w-]+-view\.ts|[\w-]+-client\.ts)$/

const testFile = /\.(?:test|e2e|audit-scenario|form-fixture)\.tsx?$/
const passesOn = /^(?:\s*(?:\/\/.*|export (?:type )?(?:\*|\{[^}]*\}) from '[^']+'))+\s*$/
const imported = /'(\.{1,2}\/[^'?]+)(?:\?\w+)?'/g

/** The faults in the layout of modules, from all files with their texts. */
function layoutFaults(texts: ReadonlyMap<string, string>) {
  const importers = new Map<string, Set<string>>()
  for (const [file, text] of texts) {
    for (const [, target = ''] of text.matchAll(imported)) {
      const importedFile = path.posix.join(path.posix.dirname(file), target)
      importers.set(importedFile, (importers.get(importedFile) ?? new Set()).add(file))
    }
  }
  return [...texts].flatMap(([file, text]) => {
    const [, , , first = '', ...rest] = file.split('/')
    const says = (fault: string) => [`${file}: ${fault}`]
    if (rest.length > 0 && !allowedNames.has(first)) return says(`${first} is no folder of a module`)
    if (rest.length === 0 && testFile.test(first)) return says('tests are in tests/')
    if (/\.(?:e2e|audit-scenario|form-fixture)\.ts$/.test(file) && first !== 'tests') return says('tests are in tests/')
    if (/^export interface Tables\b/m.test(text) && !file.endsWith('/server/tables.ts')) {
      return says('Tables are in server/tables.ts')
    }
    if (passesOn.test(text)) return says('import from where it is declared')
    if (file.endsWith('-widget.tsx') && first !== 'widgets') return says('widgets are in widgets/')
    if (rest.length > 0 || spine.test(first)) return []
    const users = [...(importers.get(file) ?? [])].map((user) => user.split('/').slice(3))
    const folders = new Set(
      users.map((parts) => (parts.length > 1 ? parts[0] : '')).filter((place) => place !== 'tests'),
    )
    // A part of a screen has a folder even if only the screen shows it; other code may be split at the root.
    const isShared = folders.size > 1 || (folders.has('') && !first.endsWith('.tsx'))
    return isShared ? [] : says('not shared by folders: move it into the one that uses it')
  })
}

test('finds faults in the layout of a module', () => {
  const planted = {
    'src/modules/pears/module.ts': `lazy(() => import('./pears-screen.tsx'))`,
    'src/modules/pears/pears-screen.tsx': `import './list/pear-list.tsx'\nimport './pear-toolbar.tsx'\nimport './ripe.ts'`,
    'src/modules/pears/pear-toolbar.tsx': `import './ripe.ts'`,
    'src/modules/pears/ripe.ts': '',
    'src/modules/pears/peel.ts': '',
    'src/modules/pears/color.tsx': '',
    'src/modules/pears/list/pear-list.tsx': `import '../peel.ts'\nimport '../color.tsx'`,
    'src/modules/pears/detail/pear-detail.tsx': `import '../color.tsx'`,
    'src/modules/pears/rows/pear-row.tsx': '',
    'src/modules/pears/latest-widget.tsx': '',
    'src/modules/pears/pears.test.ts': '',
    'src/modules/pears/list/pears.e2e.ts': '',
    'src/modules/pears/list/order.test.ts': '',
    'src/modules/pears/tests/pears.test.ts': `import '../peel.ts'`,
    'src/modules/pears/list/forward.ts': `// For others\nexport { a, type B } from '../peel.ts'\nexport * from '../color.tsx'\n`,
    'src/modules/pears/api.ts': 'export interface Tables {\n}',
    'src/modules/pears/server/tables.ts': 'export interface Tables {\n}',
  }
  expect(layoutFaults(new Map(Object.entries(planted)))).toEqual([
    'src/modules/pears/pear-toolbar.tsx: not shared by folders: move it into the one that uses it',
    'src/modules/pears/peel.ts: not shared by folders: move it into the one that uses it',
    'src/modules/pears/rows/pear-row.tsx: rows is no folder of a module',
    'src/modules/pears/latest-widget.tsx: widgets are in widgets/',
    'src/modules/pears/pears.test.ts: tests are in tests/',
    'src/modules/pears/list/pears.e2e.ts: tests are in tests/',
    'src/modules/pears/list/forward.ts: import from where it is declared',
    'src/modules/pears/api.ts: Tables are in server/tables.ts',
  ])
})

const maxFiles = 20

/** Folders with more files of their own than a reader takes in at once. */
const crowdedFolders = (files: readonly string[]) =>
  [...Map.groupBy(files, (file) => path.posix.dirname(file))].flatMap(([folder, { length }]) =>
    length > maxFiles ? [`${folder}: ${length} files`] : [],
  )

test('finds folders with too many files', () => {
  const inventFiles = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)
  const planted = [...inventFiles('src/server', 21), ...inventFiles('src/server/files', 20)]
  expect(crowdedFolders(planted)).toEqual(['src/server: 21 files'])
})

// The root, docs/ and public/ are exempt: what they hold has its place by name.
test('no folder of code outside src/modules has more than 20 files', () => {
  const entries = globSync('{src,scripts,resilience,bench,tools,examples,deploy}/**/*', {
    withFileTypes: true,
    exclude: ({ name, parentPath }) => name === 'node_modules' || (name === 'modules' && parentPath.endsWith('src')),
  })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(500)
  expect(crowdedFolders(files.map((file) => path.relative('', file).replaceAll(path.sep, '/')))).toEqual([])
})

const startsWithPurpose = (text: string) => /^(?:\/\/ .+\n){1,3}\n/.test(text)

test('finds an entry file that does not say what its folder is for', () => {
  expect(startsWithPurpose('// Ripe fruit. For all screens.\n\nimport a')).toBe(true)
  expect(['import a\n', '// Ripe.\nimport a', '// 1\n// 2\n// 3\n// 4\n\n'].filter(startsWithPurpose)).toEqual([])
})

test('a file named like its folder says in one to three lines what the folder is for, and for whom', () => {
  const entries = globSync('{src/platform,src/server,scripts/lib}/**/*.{ts,tsx,mjs}').filter(
    (file) => path.basename(path.dirname(file)) === path.parse(file).name,
  )
  expect(entries.length).toBeGreaterThan(20)
  expect(entries.filter((file) => !startsWithPurpose(readFileSync(file, 'utf8')))).toEqual([])
})

test('modules have the layout of docs/modules.md', () => {
  const files = globSync('src/modules/**/*.{ts,tsx,css}').map((file) => file.replaceAll(path.sep, '/'))
  expect(layoutFaults(new Map(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual([])
})
