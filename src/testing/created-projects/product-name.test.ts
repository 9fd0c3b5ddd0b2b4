import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isProductName, replaceProductName } from '#scripts/lib/create/product-name.mjs'

/** Files of a project with this name, whose original texts contain the name of Atrium. */
function named(product: string, files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'product-name-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  replaceProductName(folder, product)
  return (file: string) => readFileSync(path.join(folder, file), 'utf8')
}

const originals = {
  'index.html': '<title>Atrium</title>',
  'src/name.ts': "export const name = 'Atrium'",
  'src/locales/en.json': '{ "is": "This is an Atrium." }',
  'src/names.sql': "select 'Atrium'",
  'deploy/atrium.service': '[Unit]\nDescription=Atrium\nDocumentation=file:/opt/atrium/docs/deploy.md\n',
}

test.each(['A & B', 'Tom’s', "O'Hara, Inc.", 'Up + Down (2)', '50 % off', 'Äther', '東京'])(
  'a product may be called %s',
  (name) => {
    expect(isProductName(name)).toBe(true)
  },
)

test.each(['', ' A', '<b>', 'A "B"', 'A {{b}}', '${x}', 'A\nB', 'A`', String.raw`A\B`, 'A */ B', 'x'.repeat(41)])(
  'a product may not be called %j',
  (name) => {
    expect(isProductName(name)).toBe(false)
  },
)

test('writes the name as each kind of file needs it, also as that of the systemd unit', () => {
  const read = named("Tom & Bob's 5 %", originals)
  expect(read('index.html')).toBe('<title>Tom &amp; Bob&#39;s 5 %</title>')
  expect(read('src/name.ts')).toBe(String.raw`export const name = 'Tom & Bob\'s 5 %'`)
  expect(JSON.parse(read('src/locales/en.json'))).toEqual({ is: "This is a Tom & Bob's 5 %." })
  expect(read('src/names.sql')).toBe("select 'Tom & Bob''s 5 %'")
  expect(read('deploy/atrium.service')).toBe(
    "[Unit]\nDescription=Tom & Bob's 5 %%\nDocumentation=file:/opt/atrium/docs/deploy.md\n",
  )
})
