import { expect, test } from 'vitest'
import { createDefaultValues } from '#platform/fields/fields.ts'
import { serve } from '#testing/inputs/serve.ts'
import { type ContactDraft, contacts } from '../contract.ts'
import { fields } from '../contract-fields.ts'

const { base } = contacts

const full = {
  ...createDefaultValues(fields),
  firstname: 'Zoë',
  lastname: 'Öztürk',
  image: '/pictures/avatars/05.svg',
  department: 'Engineering',
  company: 'Brightwater',
  phone: '+49 (30) 555-0101',
  email: 'zoe@brightwater.example',
  address: '1 Main Street',
  notes: 'Met at the fair.\nLikes 李娜',
  frequentlycontacted: true,
  starred: false,
  morePhones: [{ label: 'mobile', value: '+49 170 5550199' }],
  moreEmails: [{ label: 'home', value: 'private@zoe.example' }],
  labels: ['Cycling', 'Réseau'],
} satisfies ContactDraft

test('stores a new contact as sent, with its creator as owner', async () => {
  const api = await serve(contacts)
  const agent = await api.as('agent')
  const created = await agent.create.send({ body: full })
  expect(created).toMatchObject({ ...full, deleted: false, deletedAt: null })
  expect(created.owner).toEqual({ id: 'u3', name: expect.stringMatching(/\S/) })
  expect(created.updatedAt).toBe(created.createdAt)
  expect(await api.show.send({ params: { id: created.id } })).toEqual(created)
})

test('requires only a first name', async () => {
  const api = await serve(contacts)
  const created = await api.create.send({ body: { firstname: ' Ada ' } })
  expect(created).toMatchObject({ firstname: 'Ada', lastname: '', department: 'Sales', labels: [], starred: false })
})

test('changes one field, and keeps the others', async () => {
  const api = await serve(contacts)
  const created = await api.create.send({ body: full })
  const edited = await api.edit.send({ params: { id: created.id }, body: { phone: '112' } })
  expect(edited).toEqual({ ...created, phone: '112', updatedAt: edited.updatedAt })
  expect(edited.updatedAt >= created.updatedAt).toBe(true)
})

test.each([
  'zoe',
  'ÖZTURK zoë',
  'brightwater',
  'engineering',
  '5550101',
  '+49 (30)',
  '1705550199',
  'private@zoe',
  'main street',
  '李娜',
  'reseau',
])('finds a contact by %s', async (q) => {
  const api = await serve(contacts)
  const { id } = await api.create.send({ body: full })
  const results = await api.list.send({ query: { q } })
  expect(results.map((contact) => contact.id)).toContain(id)
})

test('updates the search after a change', async () => {
  const api = await serve(contacts)
  const { id } = await api.create.send({ body: full })
  await api.edit.send({ params: { id }, body: { labels: ['أصدقاء'], moreEmails: [] } })
  expect(await api.list.send({ query: { q: 'private@zoe' } })).toEqual([])
  expect(await api.list.send({ query: { q: 'أصدقاء' } })).toHaveLength(1)
})

test.each(['%', '_', '\\', "'; drop table contacts; --", '"', '100%', 'a_b\\c', '😀', 'محمد%', '李_', '(', '*', '[a]'])(
  'searches %s literally',
  async (q) => {
    const api = await serve(contacts)
    const { id } = await api.create.send({ body: { firstname: 'Odd', notes: `before${q}after` } })
    const results = await api.list.send({ query: { q } })
    expect(results.map((contact) => contact.id)).toContain(id)
    expect(await api.list.send({ query: { q: `${q}~` } })).toEqual([])
  },
)

test('lists favourites first in the default order, then names regardless of accents', async () => {
  const api = await serve(contacts)
  for (const firstname of ['éa', 'Eb', 'ÉC']) await api.create.send({ body: { firstname, company: 'Order & Sons' } })
  await api.create.send({ body: { firstname: 'Zzz', company: 'Order & Sons', starred: true } })
  const names = async (sort?: 'firstname' | '-firstname') =>
    (await api.list.send({ query: { company: ['Order & Sons'], ...(sort && { sort }) } })).map(
      ({ firstname }) => firstname,
    )
  expect(await names()).toEqual(['Zzz', 'éa', 'Eb', 'ÉC'])
  expect(await names('-firstname')).toEqual(['Zzz', 'ÉC', 'Eb', 'éa'])
})

test.each([
  'firstname',
  '-firstname',
  'lastname',
  '-lastname',
  'company',
  '-company',
  'updatedAt',
  '-updatedAt',
  'id',
  '-id',
] as const)('returns each contact once in pages by %s', async (sort) => {
  const api = await serve(contacts)
  const twins = Array.from({ length: 7 }, () => ({ firstname: 'Twin', company: 'Same' }))
  await api.import.send({ body: { rows: twins, duplicates: 'create' } })
  const whole = await api.list.send({ query: { sort } })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(whole.length / 10) }, (_, index) =>
      api.list.send({ query: { sort, page: index + 1, limit: 10 } }),
    ),
  )
  expect(pages.flat()).toEqual(whole)
})

test('returns the total and the links of a page', async () => {
  const api = await serve(contacts)
  const total = (await api.list.send()).length
  const page = await api.list
    .page({ query: { limit: 10, page: 2, q: 'e' } })
    .queryFn({ signal: new AbortController().signal })
  expect(page.items).toHaveLength(10)
  expect(page.total).toBeGreaterThan(10)
  expect(page.total).toBeLessThanOrEqual(total)

  const response = await api.send(`${base}?limit=10&page=2`)
  expect(response.headers.get('x-total-count')).toBe(String(total))
  const links = (response.headers.get('link') ?? '').split(', ').map((link) => {
    const [, search, rel] = /\?(.*)>; rel="(.*)"$/.exec(link) ?? []
    return [rel, new URLSearchParams(search).get('page')]
  })
  expect(links).toEqual([
    ['first', '1'],
    ['prev', '1'],
    ['next', '3'],
    ['last', String(Math.ceil(total / 10))],
  ])
  const beyond = await api.send(`${base}?limit=10&page=1000000`)
  expect([await beyond.json(), beyond.headers.get('x-total-count')]).toEqual([[], String(total)])
})

test('applies filters', async () => {
  const api = await serve(contacts)
  const agent = await api.as('agent')
  await agent.create.send({ body: full })
  const starred = await api.list.send({ query: { starred: true } })
  expect(starred.length).toBeGreaterThan(0)
  expect(starred.every((contact) => contact.starred)).toBe(true)
  const frequent = await api.list.send({ query: { frequentlycontacted: true, department: ['Sales', 'Engineering'] } })
  expect(new Set(frequent.map(({ department }) => department))).toEqual(new Set(['Sales', 'Engineering']))
  const ownContacts = await agent.list.send({ query: { owner: 'me' } })
  expect(new Set(ownContacts.map(({ owner }) => owner.id))).toEqual(new Set(['u3']))
  const some = (await api.list.send()).slice(3, 6)
  const ids = some.map(({ id }) => id)
  expect(new Set((await api.list.send({ query: { ids } })).map(({ id }) => id))).toEqual(new Set(ids))
})

test('matches any of several labels, regardless of case', async () => {
  const api = await serve(contacts)
  const first = await api.create.send({ body: { firstname: 'A', labels: ['Cycling', 'CYCLING', 'Tea'] } })
  const second = await api.create.send({ body: { firstname: 'B', labels: ['cycling'] } })
  const third = await api.create.send({ body: { firstname: 'C', labels: ['Chess'] } })
  expect(first.labels).toEqual(['Cycling', 'Tea'])
  const ids = async (...label: string[]) => (await api.list.send({ query: { label } })).map(({ id }) => id)
  expect(await ids('Cycling')).toEqual([first.id, second.id])
  expect(await ids('chess', 'tea')).toEqual([first.id, third.id])
  expect(await ids('no such label')).toEqual([])
})

test('returns counts that match the lists', async () => {
  const api = await serve(contacts)
  const facets = await api.facets.send()
  const count = async (query: Parameters<typeof api.list.send>[0]) => (await api.list.send(query)).length
  expect(facets).toMatchObject({
    all: await count({}),
    mine: await count({ query: { owner: 'me' } }),
    starred: await count({ query: { starred: true } }),
    frequent: await count({ query: { frequentlycontacted: true } }),
    deleted: await count({ query: { deleted: true } }),
  })
  expect(facets.deleted).toBe(3)
  expect(facets.starred).toBeGreaterThan(0)
  for (const [department, expected] of Object.entries(facets.departments)) {
    const list = await api.send(`${base}?department=${encodeURIComponent(department)}&limit=1`)
    expect(list.headers.get('x-total-count')).toBe(String(expected))
  }
  expect(facets.labels.length).toBeGreaterThan(3)
  for (const { label, count: expected } of facets.labels)
    expect(await count({ query: { label: [label] } })).toBe(expected)
})

test('counts and filters a search with few or many matches', async () => {
  const api = await serve(contacts)
  const crowd = (company: string) =>
    Array.from({ length: 500 }, (_, index) => ({ firstname: `Many ${index}`, company }))
  for (const company of ['Crowd', 'Crowd', 'Others']) {
    await api.import.send({ body: { rows: crowd(company), duplicates: 'create' } })
  }
  const counts = async (query: string) => {
    const response = await api.send(`${base}?limit=10&${query}`)
    return [(await response.json()).length, Number(response.headers.get('x-total-count'))]
  }
  expect(await counts('q=many')).toEqual([10, 1500])
  expect(await counts('q=many&company=Others')).toEqual([10, 500])
  expect(await counts('q=crowd&page=100')).toEqual([10, 1000])
  expect(await counts('q=others+499')).toEqual([1, 1])
  expect(await counts('q=others&department=Support')).toEqual([0, 0])
  expect(await counts('q=others&page=51')).toEqual([0, 500])
})
