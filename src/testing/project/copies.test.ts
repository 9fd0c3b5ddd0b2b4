import { expect, test } from 'vitest'
import { countedLines, findCopies, getOwner } from '#scripts/lib/static-checks/copies.mjs'

const lines = (count: number, word = 'line') => Array.from({ length: count }, (_, at) => `${word}(${at})`).join('\n')
const createFiles = (...names: string[]) =>
  names.map((file) => ({ file, text: `import { x } from 'y'\n\n${lines(14)}` }))

test('finds lines that three owners share, from first to last', () => {
  const files = createFiles('src/modules/a/list/x.ts', 'src/modules/b/y.ts', 'src/platform/ui/z.ts')
  expect(findCopies(files)).toEqual([files.map(({ file }) => ({ file, from: 3, to: 16 }))])
})

test('ignores copies of two owners, short ones and generated ones', () => {
  expect(findCopies(createFiles('src/modules/a/x.ts', 'src/modules/a/y.ts', 'src/modules/b/z.ts'))).toEqual([])
  const short = ['a', 'b', 'c'].map((name) => ({ file: `src/modules/${name}/x.ts`, text: lines(11) }))
  expect(findCopies(short)).toEqual([])
  const generated = ['a', 'b', 'c'].map((name) => `src/modules/${name}/x.ts`)
  expect(findCopies(createFiles(...generated, 'scripts/module-template/x.ts'))).toEqual([])
})

test('ignores blank lines, comments, imports and white space', () => {
  const text = "import {\n  a,\n} from 'b'\n/* one\n two */\n\n// three\nconst  x = 1\n  y()"
  expect(countedLines(text)).toEqual([
    { line: 'const x = 1', number: 8 },
    { line: 'y()', number: 9 },
  ])
})

test('an owner is a module, or a folder of the platform or of similar code', () => {
  expect(getOwner('src/modules/a/list/row.tsx')).toBe('src/modules/a')
  expect(getOwner('src/platform/ui/table/head.tsx')).toBe('src/platform/ui')
  expect(getOwner('src/testing/inputs/serve.ts')).toBe('src/testing/inputs')
  expect(getOwner('scripts/lib/upgrade/changelog-since.mjs')).toBe('scripts/lib')
})
