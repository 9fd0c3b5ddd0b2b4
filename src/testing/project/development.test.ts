import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { isFoundAtStart } from '#scripts/lib/dev/api-process.mjs'
import { importChecker } from '#scripts/lib/dev/check-imports.mjs'
import { explainStart } from '#scripts/lib/dev/explain-failure.mjs'
import { failureOfRequest, parseRequest, parseUnexpectedError } from '#scripts/lib/dev/failures.mjs'
import { LanguageServer } from '#scripts/lib/dev/language-server.mjs'
import { errorsBySaved, parseErrors } from '#scripts/lib/dev/type-errors.mjs'

const file = path.resolve('src/platform/numbers/money.ts')

test('explains a failed start with the first position in our own code', () => {
  const printed = `node:internal/modules/run_main:123
    triggerUncaughtException(
    ^

TypeError: Cannot read properties of undefined (reading 'base')
    at file://${path.resolve('node_modules/hono/dist/hono.js')}:10:1
    at file://${file}:3:7
    at node:internal/modules/esm/loader:650:26`
  expect(explainStart(printed)).toMatchObject({
    message: "TypeError: Cannot read properties of undefined (reading 'base')",
    file,
    line: 3,
  })
})

test('shows a message that is no error of Node.js unchanged', () => {
  expect(explainStart('\nATRIUM_SECRET is too short.\n\n')).toEqual({ message: 'ATRIUM_SECRET is too short.' })
})

test('an unexpected error names file, endpoint, statement and request', () => {
  const handler = path.resolve('src/modules/pears/api.ts')
  const line = (fields: object) => JSON.stringify({ level: 30, requestId: 'one', ...fields })
  const err = {
    message: 'no such column',
    stack: `Error: no\n    at file://${file}:3:7\n    at list (file://${handler}:12:9)`,
  }
  const error = parseUnexpectedError(line({ level: 50, err, endpoint: 'pears.list', statement: 'select "colour"' }))
  const request = parseRequest(line({ msg: 'request', method: 'GET', path: '/api/data/pears', status: 500 }))
  const { title, stack } = failureOfRequest(error, request)
  expect(title).toBe('GET /api/data/pears failed with 500: no such column')
  for (const part of ['pears.list', 'src/modules/pears/api.ts:12', 'select "colour"', 'one'])
    expect(stack).toContain(part)
  expect(parseUnexpectedError(line({ msg: 'request' }))).toBeUndefined()
})

test('a failed statement names the handler that is not in its stack', () => {
  const request = { method: 'GET', path: '/api', status: 500 }
  const err = { message: 'no such column', stack: `Error: no\n    at file://${file}:3:7` }
  const failed = { err, requestId: 'one', endpoint: 'pears.list', statement: 'select "colour"' }
  expect(failureOfRequest(failed, request)).toMatchObject({ file, line: 3 })
  for (const api of globSync('src/modules/*/api.ts')) {
    const lines = readFileSync(api, 'utf8').split('\n')
    const at = lines.findIndex((text) => /^\s*list: /.test(text))
    if (at < 0) continue
    const ofModule = { ...failed, endpoint: `${path.basename(path.dirname(api))}.list` }
    expect(failureOfRequest(ofModule, request)).toMatchObject({ file: path.resolve(api), line: at + 1 })
    expect(failureOfRequest({ ...ofModule, statement: undefined }, request)).toMatchObject({ file, line: 3 })
  }
})

test('a statement is shown whole, in lines that the error page does not cut off', () => {
  const columns = Array.from({ length: 30 }, (_, at) => `"pears"."column${at}"`).join(', ')
  const statement = `select ${columns} from "pears" where "pears"."colour" = ? order by "pears"."id" limit ?`
  const failed = { err: { message: 'no', stack: '' }, requestId: 'one', endpoint: 'pears.list', statement }
  const { stack } = failureOfRequest(failed, { method: 'GET', path: '/api', status: 500 })
  const lines: string[] = stack.split('\n')
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(92)
  expect(stack.replaceAll(/\s+/g, ' ')).toContain(statement)
  expect(lines).toContain('          where "pears"."colour" = ?')
})

test('restarts for files that only a start finds: those of a module and migrations', () => {
  const found = ['src/modules/pears/api.ts', 'src/modules/pears/migrations/0002-more.sql']
  const others = ['src/modules/pears/list/row.ts', 'src/modules/pears/pear.module.css', 'src/app/main.ts']
  expect([...found, ...others].filter((name) => isFoundAtStart(path.resolve(name)))).toEqual(found)
})

test('shows type errors of saved files completely, and one line for each other file', () => {
  const errors = parseErrors(`src/a.ts(3,5): error TS2322: Type 'A' is not assignable to type 'B'.
  Property 'x' is missing.
src/b.ts(1,1): error TS2304: Cannot find name 'c'.
src/b.ts(2,1): error TS2304: Cannot find name 'd'.
`)
  expect(errorsBySaved(errors, new Set(['src/a.ts']))).toEqual({
    shown: [{ file: 'src/a.ts', text: expect.stringMatching(/^src\/a\.ts:3:5 .*\n {2}Property/) }],
    elsewhere: ["src/b.ts:1:1 error TS2304: Cannot find name 'c'. (and 1 more in this file)"],
  })
})

test('a report of imports that cannot be read is printed, and the next saved file is checked', async () => {
  const file = 'src/app/main.tsx'
  const violation = { modules: [], violations: [{ file, text: 'a forbidden import' }] }
  const reports = [violation, { output: '{ "modules": [' }, violation, { modules: [], violations: [] }]
  const lines: string[] = []
  const checker = importChecker({
    find: () => Promise.resolve(reports.shift() ?? { output: 'No report is left' }),
    print: (line) => lines.push(line.split('\n')[0] ?? ''),
  })
  const expectedLines = [
    'a forbidden import',
    `The imports of ${file} could not be checked:`,
    'a forbidden import',
    `${file}: all imports are allowed`,
  ]
  for (const count of expectedLines.keys()) {
    checker.saved(path.resolve(file))
    await expect.poll(() => lines).toHaveLength(count + 1)
  }
  checker.stop()
  expect(lines).toEqual(expectedLines)
})

test('the language server checks a saved file against the present content of others', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'atrium-types-'))
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
  write('tsconfig.json', '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }')
  write('size.ts', 'export const size = 3')
  write('box.ts', "import { size } from './size'\nexport const text: string = size\n")
  const { href } = pathToFileURL(path.resolve('node_modules/typescript/lib/getExePath.js'))
  const { default: getExePath } = await import(href)
  const server = new LanguageServer({ root, executable: getExePath() })
  try {
    expect(await server.check('box.ts')).toEqual([
      { file: 'box.ts', text: "box.ts:2:14 error TS2322: Type 'number' is not assignable to type 'string'." },
    ])
    write('size.ts', "export const size = 'large'")
    server.filesChanged([{ file: 'size.ts', event: 'change' }])
    expect(await server.check('box.ts')).toEqual([])
  } finally {
    server.stop()
    rmSync(root, { recursive: true, force: true })
  }
})
