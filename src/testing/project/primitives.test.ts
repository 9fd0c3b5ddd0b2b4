import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mayLackModules } from './created-project.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const blank = (text: string) => text.replaceAll(/\/\*[^]*?\*\//g, '')
/** Class names in selectors, without those of other style sheets or libraries. */
const classesIn = (css: string) =>
  new Set(
    [
      ...blank(css)
        .replaceAll(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
        .replaceAll(/\{[^{}]*\}/g, '{}')
        .matchAll(/\.([a-z][\w-]*)/gi),
    ].map(([, name = '']) => name),
  )
const camel = (name: string) => name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())

const primitives = classesIn(read('src/platform/ui/layout/primitives.css'))
const documents = globSync('src/**/*.css', { exclude: ['**/*.module.css'] }).map(read)
const globalClasses = new Set([...primitives, ...documents.flatMap((css) => [...classesIn(css)])])
const sheets = globSync('src/**/*.module.css')
const screens = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', '**/*.test.tsx'] }).map((file) => ({
  file,
  text: read(file),
}))

const composed = (css: string) =>
  [...blank(css).matchAll(/composes:\s*([^;]*?)\s+from global/g)].flatMap(([, names = '']) => names.split(/\s+/))
const written = (text: string) =>
  [...text.matchAll(/\bclassName="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))

/** Classes that a file names and its style sheet lacks, and classes that no file names. */
function strayClasses(files: { file: string; text: string }[], paths: string[], readText: (file: string) => string) {
  const used = new Map<string, Set<string>>(paths.map((sheet) => [sheet, new Set()]))
  const faults = []
  for (const { file, text } of files) {
    for (const [, name = '', from = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = from.startsWith('#') ? from.replace('#', 'src/') : path.posix.join(path.posix.dirname(file), from)
      // Code that a screen displays is no import.
      if (!used.has(sheet)) continue
      const has = new Set([...classesIn(readText(sheet))].map(camel))
      for (const [, className = ''] of text.matchAll(new RegExp(String.raw`(?<![\w./'-])${name}\.(\w+)`, 'g'))) {
        used.get(sheet)?.add(className)
        if (!has.has(className)) faults.push(`${file}: ${sheet} has no .${className}`)
      }
      if (text.includes(`${name}[`)) for (const className of has) used.get(sheet)?.add(className)
    }
  }
  for (const [sheet, names] of used) {
    for (const name of classesIn(readText(sheet)))
      if (!names.has(camel(name))) faults.push(`${sheet}: nobody uses .${name}`)
  }
  return faults
}

test('finds missing and unused classes', () => {
  const text = `import styles from './a.module.css'\nconst a = <p className={styles.there} title={styles.gone} />`
  const sheet = 'src/x/a.module.css'
  expect(strayClasses([{ file: 'src/x/a.tsx', text }], [sheet], () => '.there > .spare {\n}\n')).toEqual([
    'src/x/a.tsx: src/x/a.module.css has no .gone',
    'src/x/a.module.css: nobody uses .spare',
  ])
})

test('every class of a style sheet is used, and every used class exists', () => {
  const faults = strayClasses(screens, sheets, read)
  // A project with some of the modules need not use the whole platform.
  expect(faults.filter((fault) => !mayLackModules || !fault.includes('nobody uses'))).toEqual([])
})

test('every named primitive exists', () => {
  const named = [
    ...sheets.map((file) => ({ file, names: composed(read(file)) })),
    ...screens.map(({ file, text }) => ({ file, names: written(text) })),
  ]
  expect(
    named.flatMap(({ file, names }) =>
      names
        .filter((name) => name && !globalClasses.has(name) && !name.startsWith('ui-'))
        .map((name) => `${file}: ${name}`),
    ),
  ).toEqual([])
})

test('every primitive is used', () => {
  const names = new Set([
    ...sheets.flatMap((file) => composed(read(file))),
    ...screens.flatMap(({ text }) => [...text.matchAll(/[\w-]+/g)].map(([word]) => word)),
  ])
  expect([...primitives].filter((name) => !mayLackModules && !names.has(name))).toEqual([])
})
