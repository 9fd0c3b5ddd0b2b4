import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { strayRuntimeTests } from '#testing/runs/runtime-tests.ts'
import { flatten, localeFaults, localeGaps, unrevisedTexts } from '#testing/inputs/locale-rules.ts'
import { textSetName, textSets } from '#scripts/lib/texts/text-sets.mjs'
import { boundaryFaults, lintFaults } from './planted-faults.ts'
import { namesModule, textRules, withoutComments } from './text-rules.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).map((file) => file.replaceAll(path.sep, '/'))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const modules = readdirSync(path.join(root, 'src/modules'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The output of a command, whether it succeeds or fails. */
const printed = (command: string, args: string[], cwd = root, env = {}) =>
  new Promise<string>((resolve) => {
    execFile(command, args, { cwd, env: { ...process.env, ...env }, maxBuffer: 1e8 }, (_, out, err) =>
      resolve(out + err),
    )
  })

/** A tree with every planted violation and this project's configuration. */
function plant(faults: Record<string, Record<string, string>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'atrium-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs', '.oxlintrc.json']) {
    cpSync(path.join(root, file), path.join(folder, file))
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const [file, text] of Object.values(faults).flatMap((files) => Object.entries(files))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

const callbacks =
  'callbacks belong to useMutation or to the promise of mutateAsync: those of a call are lost on unmount'

describe('each rule still finds violations', () => {
  test('imports between layers', async () => {
    const args = [path.join(root, 'scripts/commands/boundaries.mjs'), plant(boundaryFaults)]
    const output = await printed(process.execPath, args, root, { LEAST_FILES: '5' })
    const fired = Object.keys(boundaryFaults).filter((rule) => output.includes(`error ${rule}:`))
    expect(fired, output).toEqual(Object.keys(boundaryFaults))
    expect(output).toContain('src/modules/pears/pear.ts:1 imports src/modules/apples/apple.ts')
    expect(output).toContain('docs/modules.md#dependencies-between-modules')
  })

  test('a check without any files fails', async () => {
    const output = await printed(process.execPath, [
      path.join(root, 'scripts/commands/boundaries.mjs'),
      plant({ none: { 'src/a.ts': '' } }),
    ])
    expect(output).toContain('wrong folder')
  })

  test('lint', async () => {
    const oxlint = path.join(root, 'node_modules/.bin/oxlint')
    const output = await printed(oxlint, ['--format=json', '--config', '.oxlintrc.json', '.'], plant(lintFaults))
    const { diagnostics } = z.object({ diagnostics: z.array(z.object({ code: z.string() })) }).parse(JSON.parse(output))
    const codes = new Set(diagnostics.map(({ code }) => code))
    expect(
      Object.keys(lintFaults).filter((rule) => !codes.has(rule)),
      [...codes].join(' '),
    ).toEqual([])
  })

  test.each([
    ['colours belong to the theme', 'x.css', '.a { color: #fff }'],
    ['colours belong to the theme', 'x.css', '.a { color: white }'],
    ['colours belong to the theme', 'x.tsx', `const a = '#5D87FF'`],
    ['colours belong to the theme', 'x.tsx', `const a = { color: 'rgb(0 0 0)' }`],
    ['the rules say who may what, never the name of a role', 'x.ts', `const may = user.role === 'admin'`],
    ['the rules say who may what, never the name of a role', 'x.tsx', `const may = 'viewer' !== session?.user.role`],
    ['markup and workers are made by Trusted Types', 'x.ts', `place.innerHTML = text`],
    ['markup and workers are made by Trusted Types', 'x.ts', `new DOMParser().parseFromString(text, 'text/html')`],
    ['markup and workers are made by Trusted Types', 'x.ts', `new Worker(new URL('./x.ts', import.meta.url))`],
    ['markup and workers are made by Trusted Types', 'x.tsx', `<p dangerouslySetInnerHTML={{ __html: html }} />`],
    [callbacks, 'x.tsx', 'remove({ params: { id } }, { onSuccess: () => toast(message) })'],
    [callbacks, 'x.tsx', 'actions.remove(\n  { id },\n  {\n    quiet: true,\n    onSettled() {},\n  },\n)'],
    [callbacks, 'x.tsx', 'save.mutate(input, { ...options, onError })'],
    [callbacks, 'x.tsx', 'save.mutateAsync({ body: { a, b } }, options)'],
    [callbacks, 'x.tsx', 'const { mutate: end } = useMutation(ending)\nend(input, options)'],
    ['what a script gives the focus has a name', 'x.tsx', '<div ref={pane} tabIndex={-1} onKeyDown={() => {}}>'],
    ['no side is left or right', 'x.css', '.a { margin-left: 0 }'],
    ['no side is left or right', 'x.css', '.a { right: 0 }'],
    ['no side is left or right', 'x.css', '.a { text-align: left }'],
    ['no side is left or right', 'x.css', '.a { border-top-left-radius: 0 }'],
    ['no side is left or right', 'x.tsx', 'const a = { paddingRight: 1 }'],
    ['no side is left or right', 'x.tsx', '<Stack sx={{ left: 0 }} />'],
    ['no side is left or right', 'x.tsx', '<Stack ml={2} />'],
  ])('%s: %s with %s', (rule, file, text) => {
    expect(textRules[rule]?.faults(text, file)).toHaveLength(1)
  })

  test.each([
    'const { mutate } = useMutation({ ...saving, onSuccess: end })',
    'const { mutate } = useConfirmed(saving, { onSuccess: end })',
    'save.mutate({ body: { a, b } })',
    'void save.mutateAsync(\n  { body },\n).then(end, ignore)',
    'const { mutate: remove } = useMutation(removing)\nconst actions = { remove(one: A, two: B) {} }',
    '<img src={src} onError={() => setBroken(src)} />',
  ])('a mutation may be used as in %s', (text) => {
    expect(textRules[callbacks]?.faults(text, 'x.tsx')).toEqual([])
  })

  test.each([
    ['src/app/x.ts', `const start = '/apps/pears'`],
    ['src/platform/x.ts', `useTexts('pears')`],
    ['src/platform/x.ts', `can('read', 'pears')`],
    ['src/server/x.ts', `const first = modules.find(({ id }) => id === 'pears')`],
    ['src/server/x.ts', `const topics = ['apples', 'pears']`],
    ['src/server/x.ts', `request('/api/pears')`],
    ['src/app/x.test.ts', `import { pears } from '#modules/pears/contract.ts'`],
    ['src/modules/apples/x.ts', `<a href="/apps/pears">`],
  ])('%s must not contain %s', (file, text) => expect(namesModule(text, file, 'pears')).toHaveLength(1))

  test.each([
    ['src/server/x.test.ts', `get('/api/pears')`, 'pears'],
    ['src/app/x.test.ts', `const section = 'pears'`, 'pears'],
    ['src/server/x.ts', `type Parts = Pick<Call, 'pears'>`, 'pears'],
    ['src/server/x.ts', `request('/api/events')`, 'events'],
  ])('%s may contain %s beside a module %s', (file, text, module) =>
    expect(namesModule(text, file, module)).toEqual([]),
  )

  test('finds tests on a runtime outside the folders that every runtime runs', () => {
    const planted = {
      'src/modules/pears/tests/pears-list.test.ts': `import { serve } from '#testing/inputs/serve.ts'`,
      'src/modules/pears/pears-list.test.ts': `import { serve } from '#testing/inputs/serve.ts'`,
      'src/modules/pears/tests/ripe.test.ts': `import { serve } from '#testing/inputs/serve.ts'`,
      'src/modules/pears/list/pears-order.test.ts': `import { server } from '../tests/pears-server.ts'`,
      'src/modules/pears/list/order.test.ts': `import { order } from './order.ts'`,
      'src/modules/pears/tests/pears-server.ts': `import { openRuntime } from '#testing/databases/runtimes.ts'`,
      'src/testing/inputs/serve.ts': `import { openRuntime } from '#testing/databases/runtimes.ts'`,
      'src/testing/databases/runtimes.ts': read('src/testing/databases/runtimes.ts'),
    }
    expect(strayRuntimeTests(new Map(Object.entries(planted)), ['pears'])).toEqual([
      'src/modules/pears/tests/ripe.test.ts',
      'src/modules/pears/list/pears-order.test.ts',
    ])
  })

  test('finds wrong placeholders, unknown texts and missing plural forms in a translation', () => {
    const english = flatten({ a: { b: 'Hello {{name}}' }, n_one: '{{count}} pear', n_other: '{{count}} pears' })
    const arabic = flatten({ a: { b: 'مرحبا' }, n_one: 'x', n_other: 'x', odd: 'x' })
    expect(localeFaults(english, arabic)).toEqual(['a.b has other placeholders', 'has odd, which English has not'])
    expect(localeGaps('ar', english, arabic)).toEqual(['n_zero', 'n_two', 'n_few', 'n_many'])
    expect(localeGaps('de', english, new Map())).toEqual(['a.b', 'n'])
  })

  test('finds translations that stayed the same when their English changed', () => {
    const before = {
      english: flatten({ a: 'Ship', b: 'Pay', n_other: 'x' }),
      own: flatten({ a: 'A', b: 'B', n_few: 'N' }),
    }
    const english = flatten({ a: 'Send', b: 'Settle', n_other: 'y', c: 'New' })
    expect(unrevisedTexts(before, { english, own: flatten({ a: 'A', b: 'B2', n_few: 'N' }) })).toEqual(['a', 'n'])
  })

  test('removes comments, but no addresses', () => {
    expect(withoutComments(`a('https://x.y') // left: #fff`, 'x.ts').trimEnd()).toBe(`a('https://x.y')`)
  })
})

test('allows colours in the brand', () => {
  expect(textRules['colours belong to the theme']?.reads('src/brand.config.ts')).toBe(false)
})

describe('the sources follow the rules', () => {
  test.each(Object.entries(textRules))('%s', (_, { reads, faults }) => {
    const violations = sources
      .filter(reads)
      .flatMap((file) => faults(read(file), file).map((fault) => `${file}:${fault}`))
    expect(violations).toEqual([])
  })

  test.each(modules)('%s is named only in its folder', (module) => {
    const strangers = sources.filter((file) => !file.startsWith(`src/modules/${module}/`))
    expect(
      strangers.flatMap((file) => namesModule(read(file), file, module).map((fault) => `${file}:${fault}`)),
    ).toEqual([])
  })

  test.each(modules.filter((module) => sources.includes(`src/modules/${module}/contract.ts`)))(
    'the contract of %s has the name of its folder',
    (module) => {
      expect(read(`src/modules/${module}/contract.ts`).match(/\bcontract\(\s*'([^']+)'/)?.[1]).toBe(module)
    },
  )

  test('texts have the name of their folder, as in files of added languages', () => {
    const sets = textSets(root)
    const names = sets.map(({ name }) => name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const registered = sources.flatMap((file) =>
      [...read(file).matchAll(/registerTexts\(import\.meta\.glob\('(\.[^']*locales)\/\*\.json'\), '([\w-]+)'\)/g)].map(
        ([, folder = '', name]) => [path.posix.join(path.posix.dirname(file), folder), name] as const,
      ),
    )
    expect(registered.length).toBeGreaterThan(5)
    expect(registered.filter(([folder, name]) => textSetName(folder) !== name)).toEqual([])
  })

  test.each(modules)('every contract of %s has a name for the screens about roles', (module) => {
    const files = sources.filter((file) => file.startsWith(`src/modules/${module}/contract`) && file.endsWith('.ts'))
    const contracts = files
      .map(read)
      .filter((text) => !/\beveryone: true\b/.test(text))
      .flatMap((text) => [...text.matchAll(/\bcontract\(\s*'([^']+)'/g)].map(([, name = '']) => name))
    const { titles = {} } = z
      .object({ titles: z.record(z.string(), z.string()).optional() })
      .parse(JSON.parse(read(`src/modules/${module}/locales/en.json`)))
    expect(contracts.filter((name) => name !== module && !Object.hasOwn(titles, name))).toEqual([])
  })

  test('tests on a runtime are in the folders that every runtime runs', () => {
    const texts = new Map(sources.map((file) => [file, read(file)]))
    expect(strayRuntimeTests(texts, modules)).toEqual([])
  })

  test('every module has a module.ts', () => {
    const lost = modules.filter((module) => !existsSync(path.join(root, 'src/modules', module, 'module.ts')))
    expect(lost).toEqual([])
  })
})
