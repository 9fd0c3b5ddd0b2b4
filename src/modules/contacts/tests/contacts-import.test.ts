import { expect, test } from 'vitest'
import type * as z from 'zod'
import { serve } from '#testing/inputs/serve.ts'
import { type Contact, type ContactDraft, contacts } from '../contract.ts'
import { guessMapping } from '../files/import-columns.ts'
import { applyMapping } from '../files/import-rows.ts'
import { parseContactsFile } from '../files/read-file.ts'

const rows: Record<string, z.core.util.JSONType>[] = [
  { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@x.example' },
  { firstname: '', email: 'nobody' },
  { firstname: 'Grace', moreEmails: [{ label: 'work', value: 'nobody' }], colour: 'red' },
  { firstname: 'Alan', phone: '+44 161 496 0000' },
  { firstname: 'ADA', moreEmails: [{ label: 'home', value: 'ADA@X.example' }] },
]

const expected = {
  valid: 3,
  duplicates: [{ row: 4, id: null, by: 'email', changes: null }],
  errors: [
    { row: 1, path: 'firstname' },
    { row: 1, path: 'email' },
    { row: 2, path: 'moreEmails.0.value' },
    { row: 2, path: 'colour' },
  ],
}

test('validates each row separately', async () => {
  const api = await serve(contacts)
  const report = await api.import.send({ body: { rows } })
  expect(report).toMatchObject(expected)
  expect(report.errors.every(({ message }) => message.length > 3)).toBe(true)
  expect(report.created).toHaveLength(2)
  const [ada, alan] = await Promise.all(report.created.map((id) => api.show.send({ params: { id } })))
  expect([ada?.firstname, alan?.firstname]).toEqual(['Ada', 'Alan'])
})

test('returns the same report from a dry run, and writes nothing', async () => {
  const api = await serve(contacts)
  const before = [await api.list.send(), await api.facets.send()]
  const report = await api.import.send({ body: { rows, dryRun: true } })
  expect(report).toMatchObject({ ...expected, created: [] })
  expect([await api.list.send(), await api.facets.send()]).toEqual(before)
})

test.each<[string, ContactDraft, ContactDraft]>([
  ['email', { firstname: 'A', email: 'same@x.example' }, { firstname: 'B', email: 'Same@X.example' }],
  ['phone', { firstname: 'A', phone: '+49 30 555 0101' }, { firstname: 'B', phone: '030/5550101' }],
  ['name', { firstname: 'Zoë', lastname: 'Day' }, { firstname: 'zoe', lastname: 'DAY' }],
])('skips a row with the %s of a contact, or creates it on request', async (by, known, repeated) => {
  const api = await serve(contacts)
  const { id } = await api.create.send({ body: known })
  const skipped = await api.import.send({ body: { rows: [repeated] } })
  expect(skipped).toMatchObject({ created: [], updated: [], valid: 1, duplicates: [{ row: 0, id, by }], errors: [] })
  const created = await api.import.send({ body: { rows: [repeated], duplicates: 'create' } })
  expect(created).toMatchObject({ created: [expect.any(Number)], duplicates: [{ row: 0, id }] })
})

test('ignores the trash when looking for duplicates', async () => {
  const api = await serve(contacts)
  const { id } = await api.create.send({ body: { firstname: 'A', email: 'same@x.example' } })
  await api.remove.send({ params: { id } })
  expect(
    (await api.import.send({ body: { rows: [{ firstname: 'A', email: 'same@x.example' }] } })).created,
  ).toHaveLength(1)
})

const odd: ContactDraft[] = [
  {
    firstname: 'Zoë "Zo"',
    lastname: "O'Öztürk, Jr.; x",
    company: '=1+1',
    phone: '+49 30 555',
    email: 'zoe@x.example',
    address: 'Line 1\nLine 2, D-10115',
    notes: 'He said: "no";\n\n@home\t\\n, 李娜 😀 أحمد',
    labels: ['VIP', 'a; b', 'c, d', "'quoted"],
    morePhones: [
      { label: 'mobile', value: '+1 (2)' },
      { label: 'work', value: '-7' },
    ],
    moreEmails: [{ label: 'home', value: 'home@x.example' }],
    department: 'Engineering',
    starred: true,
    frequentlycontacted: true,
    image: '/pictures/avatars/07.svg',
  },
  { firstname: '@cmd', notes: '\'=cmd|"/c calc"!A1', lastname: "''+1" },
  { firstname: '李', lastname: '娜', notes: '\\,;: é'.repeat(60) },
  { firstname: 'أحمد', morePhones: [{ label: 'home', value: '5' }] },
]

const idless = ({
  id: _id,
  uid: _uid,
  createdAt: _created,
  updatedAt: _updated,
  owner: _owner,
  ...rest
}: object & Record<string, unknown>) => rest

test.each(['csv', 'vcard'] as const)('imports an export as %s unchanged', async (format) => {
  const api = await serve(contacts)
  const { created: ids } = await api.import.send({
    body: { rows: odd.map((draft) => ({ ...draft })), duplicates: 'create' },
  })
  const before = await api.list.send({ query: { ids, sort: 'id' } })
  const { blob, name } = await api.export.send({ query: { ids, sort: 'id', format } })
  expect(name).toMatch(format === 'csv' ? /^contacts-[\d-]{10}\.csv$/ : /^contacts-[\d-]{10}\.vcf$/)

  const file = parseContactsFile(await blob.text(), format)
  const again = applyMapping(file.rows, guessMapping(file.columns)).map((row) => ({ ...row }))
  const report = await api.import.send({ body: { rows: again, duplicates: 'create' } })
  expect(report.errors).toEqual([])
  const after = await api.list.send({ query: { ids: report.created, sort: 'id' } })
  // A vCard contains no marks, and its first number is the main one.
  const compared = (contact: (typeof before)[number]) =>
    format === 'csv'
      ? idless(contact)
      : { ...idless(contact), image: '', starred: false, frequentlycontacted: false, ...mainFirst(contact) }
  expect(after.map(compared)).toEqual(before.map(compared))
})

function mainFirst({ phone, phoneLabel, morePhones }: Pick<Contact, 'phone' | 'phoneLabel' | 'morePhones'>) {
  const [first] = morePhones
  return phone || !first
    ? { phone, phoneLabel, morePhones }
    : { phone: first.value, phoneLabel: first.label, morePhones: morePhones.slice(1) }
}

test('exports the whole list in its order', async () => {
  const api = await serve(contacts)
  const list = await api.list.send({ query: { department: ['Support'], sort: '-lastname' } })
  const { blob } = await api.export.send({ query: { department: ['Support'], sort: '-lastname' } })
  const { rows: exported } = parseContactsFile(await blob.text())
  expect(exported.map((row) => [row['First name'], row['Last name'], row['Email']])).toEqual(
    list.map(({ firstname, lastname, email }) => [firstname, lastname, email]),
  )
  const nothing = await api.export.send({ query: { q: 'nobody at all' } })
  expect(parseContactsFile(await nothing.blob.text()).rows).toEqual([])
  expect((await api.export.send({ query: { q: 'nobody at all', format: 'vcard' } })).blob.size).toBe(0)
})

test('exports 1,500 contacts completely', async () => {
  const api = await serve(contacts)
  const crowd = Array.from({ length: 500 }, (_, index) => ({ firstname: `Person ${index}`, company: 'Crowd & Co' }))
  for (const _ of [1, 2, 3]) await api.import.send({ body: { rows: crowd, duplicates: 'create' } })
  const response = await api.send(`${contacts.base}/export?company=${encodeURIComponent('Crowd & Co')}`)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.from([0xef, 0xbb, 0xbf]))
  expect(parseContactsFile(new TextDecoder().decode(bytes)).rows).toHaveLength(1500)
})
