import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OversizedTable } from '#platform/text/csv.ts'
import { serve } from '#testing/inputs/serve.ts'
import { contacts } from '../contract.ts'
import { guessMapping } from '../files/import-columns.ts'
import { applyMapping } from '../files/import-rows.ts'
import { parseContactsFile } from '../files/read-file.ts'

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n')
const soundCards = card('FN:Ada Lovelace', 'N:Lovelace;Ada;;;', 'TEL;TYPE=work,pref:+44 20 7946 0000', 'ORG:Engines')
const soundTable = 'First name;Last name;Email\r\nAda;Lovelace;ada@x.example\r\n"Grace; B.";Hopper;grace@x.example\r\n'

/** The table; undefined if the file is too large, which the screen reports. */
function createTable(text: string) {
  try {
    return parseContactsFile(text)
  } catch (error) {
    if (error instanceof OversizedTable) return undefined
    throw error
  }
}

/** Reads a file as the screen does, including the dry run of the first rows. */
async function setUp() {
  const api = await serve(contacts)
  const before = await api.list.send()
  const expectRead = async (text: string) => {
    const table = createTable(text)
    if (!table) return
    for (const row of table.rows) expect(Object.keys(row)).toEqual(table.columns)
    const rows = applyMapping(table.rows, guessMapping(table.columns)).slice(0, 50)
    if (rows.length === 0) return
    const { valid, duplicates, errors } = await api.import.send({ body: { rows, dryRun: true } })
    expect(valid + duplicates.length + new Set(errors.map(({ row }) => row)).size).toBe(rows.length)
  }
  return { expectRead, expectUnchanged: async () => expect(await api.list.send()).toEqual(before) }
}

const hostile: [string, string][] = [
  ['an empty file', ''],
  ['only a byte order mark', '\uFEFF'],
  ['nested cards', `${'BEGIN:VCARD\r\n'.repeat(20_000)}FN:Ada`],
  ['a card without an end', 'BEGIN:VCARD\r\nFN:Ada'],
  ['a line folded a hundred thousand times', card(`NOTE:x${'\r\n y'.repeat(100_000)}`, 'FN:Ada')],
  [
    'a quoted-printable line of a hundred thousand parts',
    card(`NOTE;ENCODING=QUOTED-PRINTABLE:${'=41=\r\n'.repeat(100_000)}`),
  ],
  [
    'a quoted-printable line without a value of as many parts',
    card(`NOTE;QUOTED-PRINTABLE;${'x=\r\n'.repeat(100_000)}`),
  ],
  ['a line of half a million characters', card(`FN:${'x'.repeat(500_000)}`)],
  ['a name with half a million spaces', `Name,Email\r\na${' '.repeat(500_000)}b c,a@x.example`],
  ['half a million quotation marks', `Name\r\n${'"'.repeat(500_001)}`],
  ['ten thousand columns', `${Array.from({ length: 10_000 }, () => 'Phone').join(',')}\r\n${'1,'.repeat(9999)}1`],
  ['columns named like properties of every object', '__proto__,constructor,toString,First name\r\nx,y,z,Ada'],
  ['cards with properties of these names', card('__PROTO__:x', 'CONSTRUCTOR;TOSTRING=x:y', 'FN:Ada')],
  ['an unknown charset', card('FN;CHARSET=x-none;ENCODING=QUOTED-PRINTABLE:=FF=FE=zz=')],
  ['a picture with a script', card('FN:Ada', 'PHOTO:javascript:alert(1)', 'PHOTO:https://x.example/"><script>')],
  ['lone surrogates', 'First name\r\n\uD800\r\n\uDFFF\uD800'],
  ['control characters', `First name\r\n${'\0\u0001\u0002'.repeat(1000)}`],
  ['a formula', 'First name,Notes\r\n=cmd|x,@SUM(1)'],
]

test.each(hostile)('reads %s partly or reports errors, and changes nothing', async (_, text) => {
  const { expectRead, expectUnchanged } = await setUp()
  await expectRead(text)
  await expectUnchanged()
})

test('reads a truncated, shuffled or mixed file as far as possible', { timeout: 120_000 }, async () => {
  const { expectRead, expectUnchanged } = await setUp()
  const lines = [...soundCards.split('\r\n'), ...soundTable.split('\r\n')]
  const signs = fc.constantFrom(',', ';', '\t', '"', '\n', '\r\n', ':', '=', '\\', '=\r\n ', '\uFEFF')
  const piece = fc.oneof(fc.constantFrom(...lines), signs, fc.string({ unit: 'grapheme', maxLength: 40 }))
  const broken = fc.oneof(
    fc.nat({ max: soundCards.length }).map((length) => soundCards.slice(0, length)),
    fc.shuffledSubarray(lines, { minLength: 1 }).map((some) => some.join('\n')),
    fc.array(piece, { minLength: 1, maxLength: 30 }).map((some) => some.join('')),
    fc.array(piece, { minLength: 1, maxLength: 30 }).map((some) => `BEGIN:VCARD\n${some.join('\n')}`),
  )
  await fc.assert(
    fc.asyncProperty(broken, (text) => expectRead(text)),
    { numRuns: 200, seed: 9 },
  )
  // Checked once, since a contact written by any run would remain.
  await expectUnchanged()
})

test('rejects rows with many unknown keys by a report of at most four times the request’s size', async () => {
  const api = await serve(contacts)
  const row = Object.fromEntries(Array.from({ length: 95 }, (_, key) => [`k${key}`, 1]))
  const body = JSON.stringify({ rows: Array.from({ length: 500 }, () => row), dryRun: true })
  const headers = { 'content-type': 'application/json' }
  const answer = await api.send(`${contacts.base}/import`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(4 * body.length)
})
