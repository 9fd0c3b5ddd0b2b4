import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type ContactDraft, contacts } from '../contract.ts'
import { createChoices, joinNotes, merged } from '../duplicates/merge-choices.ts'

/** A server with these contacts, without the sample's duplicates. */
async function withContacts(...drafts: ContactDraft[]) {
  const api = await serve(contacts)
  for (const group of await api.duplicates.send()) {
    await api.bulk.send({ body: { ids: group.contacts.map(({ id }) => id), deleted: true } })
  }
  const createdIds: number[] = []
  for (const body of drafts) createdIds.push((await api.create.send({ body })).id)
  const groups = async () =>
    (await api.duplicates.send()).map(({ reason, contacts: some }) => [
      reason,
      some.map(({ id }) => createdIds.indexOf(id)),
    ])
  return { api, createdIds, groups }
}

test('contains two pairs of duplicates in the sample', async () => {
  const api = await serve(contacts)
  const groups = await api.duplicates.send()
  expect(groups.map(({ reason, contacts: some }) => [reason, some.length])).toEqual([
    ['email', 2],
    ['phone', 2],
  ])
})

test('pairs contacts with the same address, number or full name', async () => {
  const { groups } = await withContacts(
    { firstname: 'A', email: 'one@x.example' },
    { firstname: 'B', moreEmails: [{ label: 'home', value: 'ONE@x.example' }] },
    { firstname: 'C', phone: '+44 7700 912345' },
    { firstname: 'D', morePhones: [{ label: 'mobile', value: '(07700) 912-345' }] },
    { firstname: 'Éva', lastname: 'Nagy' },
    { firstname: 'eva', lastname: 'NAGY' },
  )
  expect(await groups()).toEqual([
    ['email', [0, 1]],
    ['phone', [2, 3]],
    ['name', [4, 5]],
  ])
})

test('pairs no contacts by first name, extension or empty fields', async () => {
  const { groups } = await withContacts(
    { firstname: 'Eva', phone: '12' },
    { firstname: 'Eva', phone: '12' },
    { firstname: 'X', lastname: 'Y' },
    { firstname: 'X', lastname: 'Z' },
  )
  expect(await groups()).toEqual([])
})

test('groups contacts connected by different reasons', async () => {
  const { groups } = await withContacts(
    { firstname: 'A', email: 'chain@x.example' },
    { firstname: 'B', email: 'chain@x.example', phone: '0123456789' },
    { firstname: 'C', lastname: 'Chain', phone: '0123456789' },
    { firstname: 'C', lastname: 'Chain' },
  )
  expect(await groups()).toEqual([['email', [0, 1, 2, 3]]])
})

test('ignores a number shared by many contacts', async () => {
  const shared = Array.from({ length: 6 }, (_, index) => ({ firstname: `Person ${index}`, phone: '0800 123 456' }))
  const { groups } = await withContacts(...shared)
  expect(await groups()).toEqual([])
})

test('limits the size of a group in a long chain', async () => {
  const links = Array.from({ length: 60 }, (_, index) => ({
    firstname: 'Link',
    email: `link${index}@x.example`,
    moreEmails: [{ label: 'work' as const, value: `link${index + 1}@x.example` }],
  }))
  const { api } = await withContacts(...links)
  const groups = await api.duplicates.send()
  expect(groups.length).toBeGreaterThan(1)
  expect(Math.max(...groups.map(({ contacts: some }) => some.length))).toBeLessThanOrEqual(20)
})

test('ignores contacts in the trash', async () => {
  const { api, createdIds, groups } = await withContacts(
    { firstname: 'A', email: 'a@x.example' },
    { firstname: 'B', email: 'a@x.example' },
  )
  expect(await groups()).toHaveLength(1)
  await api.remove.send({ params: { id: createdIds[1] ?? 0 } })
  expect(await groups()).toEqual([])
})

test('gives the kept contact the chosen values, and moves the others to the trash', async () => {
  const { api, createdIds, groups } = await withContacts(
    { firstname: 'Éva', lastname: 'Nagy', phone: '111', labels: ['Left'], starred: true },
    { firstname: 'Eva', lastname: 'Nagy', phone: '222', labels: ['Right'], company: 'X' },
    { firstname: 'EVA', lastname: 'NAGY', notes: 'third' },
  )
  const [keep = 0, ...remove] = createdIds
  const choices = {
    firstname: 'Eva',
    phone: '222',
    labels: ['Left', 'Right'],
    morePhones: [{ label: 'other' as const, value: '111' }],
  }
  const mergedContact = await api.merge.send({ body: { keep, remove, contact: choices } })
  expect(mergedContact).toMatchObject({
    ...choices,
    id: keep,
    lastname: 'Nagy',
    company: '',
    starred: true,
    deleted: false,
  })
  for (const id of remove) expect(await api.show.send({ params: { id } })).toMatchObject({ deleted: true })
  expect(await groups()).toEqual([])
})

test('refuses a merge of contacts that a colleague changed after they were read', async () => {
  const { api, createdIds } = await withContacts({ firstname: 'A' }, { firstname: 'B' })
  const [keep = 0, removed = 0] = createdIds
  const contacts = await api.list.send({ query: { ids: createdIds } })
  const readAt = Object.fromEntries(contacts.map(({ id, updatedAt }) => [String(id), updatedAt]))
  await api.edit.send({ params: { id: removed }, body: { phone: '112' } })
  const body = { keep, remove: [removed], contact: {}, readAt }
  await expect(api.merge.send({ body })).rejects.toMatchObject({ status: 409 })
  expect(await api.show.send({ params: { id: removed } })).toMatchObject({ deleted: false, phone: '112' })
})

test('accepts one of two concurrent merges, and rejects contacts in the trash', async () => {
  const { api, createdIds } = await withContacts({ firstname: 'A' }, { firstname: 'B' })
  const [keep = 0, ...remove] = createdIds
  const merge = () => api.merge.send({ body: { keep, remove, contact: {} } })
  const answers = await Promise.allSettled([merge(), merge()])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? 200 : answer.reason.status)).toSorted()).toEqual([
    200, 409,
  ])
  const [gone = 0] = remove
  await expect(api.merge.send({ body: { keep: gone, remove: [keep], contact: {} } })).rejects.toMatchObject({
    status: 409,
  })
  expect(await api.show.send({ params: { id: keep } })).toMatchObject({ deleted: false })
})

test('joins the notes of merged contacts, and adds values to them that exceed a list', async () => {
  const details = (from: number) =>
    Array.from({ length: 8 }, (_, index) => ({ label: 'other' as const, value: `+44 20 7946 00${from + index}` }))
  const { api, createdIds } = await withContacts(
    { firstname: 'A', notes: 'Calls on Mondays', morePhones: details(10), labels: ['Left'] },
    { firstname: 'B', notes: 'Pays late', morePhones: details(20) },
    { firstname: 'C', notes: 'Pays late' },
  )
  const all = await api.list.send({ query: { ids: createdIds } })
  const [keep] = all
  if (!keep) throw new Error('There are no contacts')
  const { notes = '', morePhones = [] } = merged(all, createChoices(all, keep))
  expect(morePhones).toHaveLength(10)
  const kept = [...morePhones.map(({ value }) => value), ...notes.split('\n')]
  for (const { value } of [...details(10), ...details(20)]) expect(kept).toContain(value)
  expect(notes.match(/Calls on Mondays|Pays late/g)?.toSorted()).toEqual(['Calls on Mondays', 'Pays late'])
})

test('notes that are too long together can be shortened before the merge, and other values are added to them', async () => {
  const details = (from: number) =>
    Array.from({ length: 6 }, (_, index) => ({ label: 'other' as const, value: `+44 20 7946 01${from + index}` }))
  const { api, createdIds } = await withContacts(
    { firstname: 'A', notes: 'a'.repeat(6000), morePhones: details(10) },
    { firstname: 'B', notes: 'b'.repeat(6000), morePhones: details(20) },
  )
  const all = await api.list.send({ query: { ids: createdIds } })
  const [keep, other] = all
  if (!keep || !other) throw new Error('There are no contacts')
  const choices = createChoices(all, keep)
  const merge = (contact: ReturnType<typeof merged>) =>
    api.merge.send({ body: { keep: keep.id, remove: [other.id], contact } })
  await expect(merge(merged(all, choices))).rejects.toMatchObject({ status: 422, issues: [{ path: 'contact.notes' }] })
  const { notes } = await merge(merged(all, choices, ` ${joinNotes(all).slice(3000)}\n`))
  const expected = joinNotes(all).slice(3000)
  expect(notes.startsWith(expected)).toBe(true)
  expect(notes.slice(expected.length).match(/\+44 20 7946 01\d\d/g)).toHaveLength(2)
})
