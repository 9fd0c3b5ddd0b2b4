import { expect, test } from 'vitest'
import * as z from 'zod'
import { singleValueFields } from '#platform/fields/described-values.ts'
import { listNames, namesWith } from '#platform/fields/descriptions.ts'
import { getField } from '#platform/fields/fields.ts'
import { inventDrafts } from '#testing/inputs/drafts.ts'
import { createPng } from '#testing/inputs/png.ts'
import { serve } from '#testing/inputs/serve.ts'
import { contactFields, fields } from '../contract-fields.ts'
import { type Contact, contacts } from '../contract.ts'
import { createChoices, merged } from '../duplicates/merge-choices.ts'
import { guessMapping } from '../files/import-columns.ts'
import { applyMapping } from '../files/import-rows.ts'
import { parseContactsFile } from '../files/read-file.ts'

const flat = singleValueFields(fields)
const names = listNames(flat)
const [full, other] = inventDrafts(z.strictObject(flat), [
  { image: '/pictures/avatars/01.svg' },
  { image: '/pictures/avatars/02.svg' },
])

/** Reports the fields that differ, with the step that lost them. */
const lost = (format: string, of: readonly (typeof names)[number][], found: Partial<Record<string, unknown>>) =>
  of.filter((name) => found[name] !== full[name]).map((name) => `${format} loses ${name}`)

async function served() {
  const api = await serve(contacts)
  return { api, contact: await api.create.send({ body: full }) }
}

test('creates, edits and returns every field', async () => {
  const { api, contact } = await served()
  const params = { id: contact.id }
  const { id } = await api.create.send({ body: other })
  const edited = await api.edit.send({ params: { id }, body: full })
  expect([
    ...lost('Create', names, contact),
    ...lost('The table', names, await api.show.send({ params })),
    ...lost('An edit', names, edited),
  ]).toEqual([])
})

test('keeps an uploaded picture, which files leave out', async () => {
  const api = await serve(contacts)
  const image = `data:image/png;base64,${Buffer.from(createPng()).toString('base64')}`
  const { id } = await api.create.send({ body: { firstname: 'Ada', image } })
  expect((await api.show.send({ params: { id } })).image).toBe(image)
  const { blob } = await api.export.send({ query: { ids: [id] } })
  expect(await blob.text()).not.toContain('data:image')
})

test.each([
  ['csv', names],
  ['vcard', names.filter((name) => contactFields[name].vcard !== 'none')],
] as const)('exports and imports every field: %s', async (format, kept) => {
  const { api, contact } = await served()
  const { blob } = await api.export.send({ query: { ids: [contact.id], format } })
  const file = parseContactsFile(await blob.text(), format)
  const [row = {}] = applyMapping(file.rows, guessMapping(file.columns))
  const report = await api.import.send({ body: { rows: [{ ...row }], duplicates: 'create' } })
  expect([report.errors, lost(`A ${format} file`, kept, row)]).toEqual([[], []])
})

test('keeps every field that only the other contact has when merging', async () => {
  const { api, contact } = await served()
  const minimalContact = await api.create.send({ body: { firstname: full.firstname } })
  const both: Contact[] = [minimalContact, contact]
  const values = merged(both, createChoices(both, minimalContact))
  // Fields with a default keep the kept contact's value.
  const empty = names.filter((name) => !minimalContact[name])
  expect(lost('A merge', empty, values)).toEqual([])
})

test('finds contacts by every searchable field, in the list and in the global search', async () => {
  const { api } = await served()
  const missing: string[] = []
  for (const [index, name] of namesWith(contactFields, 'isSearched').entries()) {
    const { id } = await api.create.send({ body: { firstname: `Only ${index}`, [name]: other[name] } })
    const results = await api.list.send({ query: { q: other[name] } })
    if (!results.some((one) => one.id === id)) missing.push(`The list's search misses ${name}`)
    // Many contacts share a choice, so the global search leaves them to filters.
    if (getField(fields[name]).kind === 'choice') continue
    const hits = await api.finds('admin', other[name])
    if (!hits.some((hit) => hit.id === `${id}`)) missing.push(`The search misses ${name}`)
  }
  expect(missing).toEqual([])
})
