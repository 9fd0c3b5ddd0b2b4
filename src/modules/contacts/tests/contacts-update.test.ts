import { expect, test } from 'vitest'
import type * as z from 'zod'
import { serve } from '#testing/inputs/serve.ts'
import { type ContactDraft, contacts } from '../contract.ts'
import { guessMapping } from '../files/import-columns.ts'
import { applyMapping } from '../files/import-rows.ts'
import { parseContactsFile } from '../files/read-file.ts'

type Row = Record<string, z.core.util.JSONType>

async function withContact(draft: ContactDraft) {
  const api = await serve(contacts)
  const contact = await api.create.send({ body: draft })
  const show = () => api.show.send({ params: { id: contact.id } })
  const update = (...rows: Row[]) => api.import.send({ body: { rows, duplicates: 'update' } })
  return { api, contact, show, update }
}

const ada: ContactDraft = {
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'ada@x.example',
  phone: '+49 30 555 0101',
  company: 'Mill',
  notes: 'Met in May',
  labels: ['VIP'],
  department: 'Support',
}

test('gives a new number the type of the row, and a known one keeps its type', async () => {
  const { show, update } = await withContact({ ...ada, phone: '+49 30 5550101', phoneLabel: 'home' })
  await update({ firstname: 'Ada', email: 'ada@x.example', phone: '030/5550101' })
  expect(await show()).toMatchObject({ phone: '+49 30 5550101', phoneLabel: 'home' })
  await update({ firstname: 'Ada', email: 'ada@x.example', phone: '+49 170 99', phoneLabel: 'mobile' })
  expect(await show()).toMatchObject({ phone: '+49 170 99', phoneLabel: 'mobile' })
  await update({ firstname: 'Ada', email: 'ada@x.example', phone: '+49 170 77' })
  expect(await show()).toMatchObject({ phone: '+49 170 77', phoneLabel: 'other' })
})

test('updates a contact by its email address: values replaced, lists and notes extended', async () => {
  const { contact, show, update } = await withContact(ada)
  const row = {
    firstname: 'Ada',
    lastname: 'Lovelace',
    email: 'ADA@x.example',
    phone: '030/5550101',
    morePhones: [{ label: 'mobile', value: '+49 170 1' }],
    notes: 'Likes engines',
    labels: ['vip', 'Press'],
  } satisfies Row
  const report = await update(row)
  expect(report).toMatchObject({ created: [], updated: [contact.id], errors: [] })
  expect(report.duplicates).toEqual([
    {
      row: 0,
      id: contact.id,
      by: 'email',
      changes: [
        { field: 'lastname', before: 'Byron', after: 'Lovelace' },
        { field: 'morePhones', before: [], after: row.morePhones },
        { field: 'notes', before: 'Met in May', after: 'Met in May\nLikes engines' },
        { field: 'labels', before: ['VIP'], after: ['VIP', 'Press'] },
      ],
    },
  ])
  expect(await show()).toMatchObject({
    ...ada,
    lastname: 'Lovelace',
    morePhones: row.morePhones,
    notes: 'Met in May\nLikes engines',
    labels: ['VIP', 'Press'],
  })
  expect((await update(row)).updated).toEqual([])
})

test('updates nobody by an address that several contacts share', async () => {
  const { api, show, update } = await withContact(ada)
  await api.create.send({ body: { firstname: 'Bo', lastname: 'Bell', email: 'ada@x.example' } })
  const { duplicates, updated, created } = await update({ firstname: 'Bo', lastname: 'Bell', email: 'ada@x.example' })
  expect([updated, created]).toEqual([[], []])
  expect(duplicates).toMatchObject([{ by: 'email', changes: null }])
  expect(await show()).toMatchObject({ firstname: 'Ada', lastname: 'Byron' })
})

test('finds a contact by the UID of its file, also with another address, and keeps it in exports', async () => {
  const { api, show, contact } = await withContact(ada)
  for (const format of ['csv', 'vcard'] as const) {
    const { blob } = await api.export.send({ query: { ids: [contact.id], format } })
    const text = (await blob.text()).replace(/\w+@[xy]\.example/, `${format}@y.example`)
    const file = parseContactsFile(text, format)
    const [row] = applyMapping(file.rows, guessMapping(file.columns))
    const { duplicates, updated } = await api.import.send({ body: { rows: [{ ...row }], duplicates: 'update' } })
    expect(duplicates).toMatchObject([{ by: 'uid', id: contact.id }])
    expect(updated).toEqual([contact.id])
    expect(await show()).toMatchObject({ uid: contact.uid, email: `${format}@y.example` })
  }
})

test('keeps the key of another system, and finds the contact by it again', async () => {
  const { api, update } = await withContact(ada)
  const { created } = await update({ uid: 'C-1002', firstname: 'Grace' })
  const again = await update({ uid: 'C-1002', firstname: 'Grace', lastname: 'Hopper' })
  expect(again).toMatchObject({ created: [], updated: created })
  const copy = await api.import.send({ body: { rows: [{ uid: 'C-1002', firstname: 'Grace' }], duplicates: 'create' } })
  const [original, other] = await api.list.send({ query: { ids: [...created, ...copy.created], sort: 'id' } })
  expect(original).toMatchObject({ uid: 'C-1002', lastname: 'Hopper' })
  expect(other?.uid).not.toBe('C-1002')
})

test('a name or number alone updates nobody', async () => {
  const { contact, show, update } = await withContact(ada)
  const report = await update(
    { firstname: 'Ada', lastname: 'Byron', company: 'Another' },
    { firstname: 'Charles', phone: '+49 30 555 0101' },
  )
  expect(report).toMatchObject({
    created: [],
    updated: [],
    duplicates: [
      { by: 'name', changes: null },
      { by: 'phone', changes: null },
    ],
  })
  expect(await show()).toEqual(contact)
})

test('a row without a name does not rename the contact', async () => {
  const { show, update } = await withContact(ada)
  await update({ firstname: 'ada@x.example', email: 'ada@x.example', company: 'Works' })
  expect(await show()).toMatchObject({ firstname: 'Ada', lastname: 'Byron', company: 'Works' })
})

test('reports the changes without writing, and applies the rows of a contact in turn', async () => {
  const { api, contact, show, update } = await withContact(ada)
  const rows = [
    { firstname: 'Ada', email: 'ada@x.example', company: 'Works' },
    { firstname: 'Ada', email: 'ada@x.example', company: 'Palace' },
  ]
  const dry = await api.import.send({ body: { rows, duplicates: 'update', dryRun: true } })
  expect(dry).toMatchObject({
    updated: [],
    duplicates: [{ changes: [{ after: 'Works' }] }, { changes: [{ before: 'Works' }] }],
  })
  expect(await show()).toEqual(contact)
  await update(...rows)
  expect((await show()).company).toBe('Palace')
})

test('changes only contacts that the user may change', async () => {
  const { api, contact, show } = await withContact(ada)
  const rows = [{ firstname: 'Ada', email: 'ada@x.example', company: 'Works' }]
  const viewer = await api.as('viewer')
  await expect(viewer.import.send({ body: { rows, duplicates: 'update' } })).rejects.toMatchObject({ status: 403 })
  expect(await show()).toEqual(contact)
})
