import { expect, onTestFinished, test } from 'vitest'
import { search } from '#platform/contracts/search-contract.ts'
import { client } from '#platform/web/api/client.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { serve } from '#testing/inputs/serve.ts'
import { contacts as contract } from '../contract.ts'
import { companies as companyContract } from '../contract-companies.ts'

type Row = Record<string, string>

/** Both contracts on one server. */
async function served() {
  const runtime = await openRuntime()
  onTestFinished(() => runtime.close())
  const visitor = await runtime.visitor()
  const companies = client(companyContract, visitor)
  const contacts = client(contract, visitor)
  const named = async (company: string, firstname = 'Ada') => contacts.create.send({ body: { firstname, company } })
  const find = async (q: string) => companies.list.send({ query: { q } })
  const finds = async (q: string) =>
    (await client(search, visitor).find.send({ query: { q, topic: [companyContract.name] } })).hits
  const people = async (company: string) =>
    (await contacts.list.send({ query: { company: [company], sort: 'id' } })).map(({ firstname }) => firstname)
  return { companies, contacts, named, find, finds, people }
}

test('stores a new company as sent, with its creator as owner', async () => {
  const companies = await serve(companyContract)
  const body = {
    name: 'Quill & Anchor',
    industry: 'Chartmakers',
    website: 'https://quill.example/',
    phone: '+44 131 496 0150',
    address: '1 Quay\nLeith',
    notes: 'Met at the fair.',
    labels: ['Seafaring'],
  }
  const agent = await companies.as('agent')
  const created = await agent.create.send({ body })
  expect(created).toMatchObject({ ...body, people: 0, deleted: false, deletedAt: null, owner: { id: 'u3' } })
  expect(await companies.show.send({ params: { id: created.id } })).toEqual(created)
  for (const q of ['quill', 'CHARTMAKERS', '4960150', 'leith', 'seafaring', 'met at the fair'])
    expect((await companies.list.send({ query: { q } })).map(({ id }) => id)).toEqual([created.id])
  expect(await companies.finds('viewer', 'Quill Anchor')).toMatchObject([
    { title: 'Quill & Anchor', detail: 'Chartmakers', path: `/apps/contacts/companies?company=${created.id}` },
  ])
})

test('refuses the name of another company, regardless of case and accents', async () => {
  const companies = await serve(companyContract)
  const first = await companies.create.send({ body: { name: 'Café Noir' } })
  const second = await companies.create.send({ body: { name: 'Café Blanc' } })
  const taken = { status: 422, issues: [{ path: 'name', reason: 'taken' }] }
  await expect(companies.create.send({ body: { name: ' CAFE noir' } })).rejects.toMatchObject(taken)
  const params = { id: second.id }
  await expect(companies.edit.send({ params, body: { name: 'cafe noir' } })).rejects.toMatchObject(taken)
  await companies.remove.send({ params: { id: first.id } })
  await companies.edit.send({ params, body: { name: 'cafe noir' } })
  await expect(companies.edit.send({ params: { id: first.id }, body: { deleted: false } })).rejects.toMatchObject(taken)
})

test('one of several concurrent writes of a name creates the company', async () => {
  const companies = await serve(companyContract)
  const results = await Promise.allSettled(
    ['Twice', 'TWICE', 'twice'].map((name) => companies.create.send({ body: { name } })),
  )
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
})

test('a contact creates the company that it names, or gets a known one as that is spelled', async () => {
  const { contacts, named, find } = await served()
  const ada = await named('  Nettle & Thorn ')
  const [company] = await find('nettle')
  expect(company).toMatchObject({ name: 'Nettle & Thorn', people: 1, owner: ada.owner })
  expect(ada).toMatchObject({ company: 'Nettle & Thorn', companyId: company?.id })
  expect(await named('NETTLE & thorn')).toMatchObject({ company: 'Nettle & Thorn', companyId: company?.id })
  expect(await find('nettle')).toMatchObject([{ people: 2 }])

  const moved = await contacts.edit.send({ params: { id: ada.id }, body: { company: 'Bramble Works' } })
  const [bramble] = await find('bramble')
  expect(moved).toMatchObject({ company: 'Bramble Works', companyId: bramble?.id })
  const left = await contacts.edit.send({ params: { id: ada.id }, body: { company: '' } })
  expect(left).toMatchObject({ company: '', companyId: null })
  expect(await find('bramble')).toMatchObject([{ people: 0 }])
})

test('a new name of a company shows with all its people, which do not count as changed', async () => {
  const { companies, contacts, named, find, people } = await served()
  const ada = await named('Old Mill')
  await named('Old Mill', 'Ben')
  const trashed = await named('Old Mill', 'Cleo')
  await contacts.remove.send({ params: { id: trashed.id } })
  const [company] = await find('old mill')
  const params = { id: company?.id ?? 0 }
  await companies.edit.send({ params, body: { name: 'New Mill' } })
  expect(await contacts.show.send({ params: { id: ada.id } })).toEqual({ ...ada, company: 'New Mill' })
  expect(await contacts.show.send({ params: { id: trashed.id } })).toMatchObject({ company: 'New Mill' })
  expect([await people('New Mill'), await people('Old Mill')]).toEqual([['Ada', 'Ben'], []])
  expect(await contacts.list.send({ query: { q: 'new mill' } })).toHaveLength(2)
  expect(await contacts.list.send({ query: { q: 'old mill' } })).toEqual([])

  await companies.edit.send({ params, body: { name: 'NEW MILL' } })
  expect(await people('NEW MILL')).toEqual(['Ada', 'Ben'])
})

test('a merge moves people, fills in missing values, and is undone', async () => {
  const { companies, contacts, named, people } = await served()
  const create = (body: { name: string; phone?: string; website?: string; labels?: string[] }) =>
    companies.create.send({ body })
  const keep = await create({ name: 'Keel', phone: '112', labels: ['A'] })
  const remove = await create({ name: 'Keel Ltd', phone: '113', website: 'https://keel.example/', labels: ['a', 'B'] })
  await named('Keel')
  const ben = await named('Keel Ltd', 'Ben')
  const cleo = await named('Keel Ltd', 'Cleo')
  const readAt = { [keep.id]: keep.updatedAt, [remove.id]: remove.updatedAt }
  const merged = await companies.merge.send({ body: { keep: keep.id, remove: remove.id, readAt } })
  expect(merged).toMatchObject({ phone: '112', website: 'https://keel.example/', labels: ['A', 'B'], people: 3 })
  expect(await people('Keel')).toEqual(['Ada', 'Ben', 'Cleo'])
  const params = { id: remove.id }
  expect(await companies.show.send({ params })).toMatchObject({ deleted: true, people: 0 })

  // Stays with the company that it got meanwhile.
  await contacts.edit.send({ params: { id: cleo.id }, body: { company: 'Rudder' } })
  expect(await companies.edit.send({ params, body: { deleted: false } })).toMatchObject({ people: 1, deleted: false })
  expect([await people('Keel'), await people('Keel Ltd'), await people('Rudder')]).toEqual([['Ada'], ['Ben'], ['Cleo']])
  expect(await contacts.show.send({ params: { id: ben.id } })).toMatchObject({ companyId: remove.id })
})

test('refuses to merge a company with itself, with one in the trash, or one that was changed', async () => {
  const companies = await serve(companyContract)
  const [one, two, trashed] = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => companies.create.send({ body: { name: `Merge ${name}` } })),
  )
  if (!one || !two || !trashed) throw new Error('Not created')
  await companies.remove.send({ params: { id: trashed.id } })
  const merge = (keep: number, remove: number, readAt: Record<string, string> = {}) =>
    companies.merge.send({ body: { keep, remove, readAt } })
  await expect(merge(one.id, one.id)).rejects.toMatchObject({ status: 422 })
  await expect(merge(one.id, trashed.id)).rejects.toMatchObject({ status: 409 })
  await expect(merge(trashed.id, one.id)).rejects.toMatchObject({ status: 409 })
  await expect(merge(one.id, 999_999)).rejects.toMatchObject({ status: 404 })
  await expect(merge(one.id, two.id, { [two.id]: '2020-01-01T00:00:00.000Z' })).rejects.toMatchObject({ status: 409 })
  expect((await companies.list.send({ query: { q: 'merge' } })).map(({ id }) => id)).toEqual([one.id, two.id])
})

test('people of a deleted company keep its name without the link, until it is restored', async () => {
  const { companies, contacts, named, find, finds } = await served()
  const ada = await named('Vanish')
  const [company] = await find('vanish')
  const params = { id: company?.id ?? 0 }
  const show = () => contacts.show.send({ params: { id: ada.id } })
  await companies.remove.send({ params })
  expect(await show()).toEqual({ ...ada, companyId: null })
  expect([await find('vanish'), await finds('vanish')]).toEqual([[], []])
  expect(await companies.list.send({ query: { deleted: true, q: 'vanish' } })).toMatchObject([{ people: 0 }])
  // Another change of the contact does not bring the company back.
  await contacts.edit.send({ params: { id: ada.id }, body: { starred: true } })
  expect(await find('vanish')).toEqual([])
  await companies.edit.send({ params, body: { deleted: false } })
  expect(await show()).toMatchObject({ company: 'Vanish', companyId: params.id })

  await companies.remove.send({ params })
  await companies.purge.send({ params })
  await expect(companies.show.send({ params })).rejects.toMatchObject({ status: 404 })
  expect(await show()).toMatchObject({ company: 'Vanish', companyId: null })
})

test('two users who edit a company keep both changes, or the second one gets 409', async () => {
  const companies = await serve(companyContract)
  const { id } = await companies.create.send({ body: { name: 'Shared' } })
  const edit = (body: Parameters<typeof companies.edit.send>[0]['body']) =>
    companies.edit.send({ params: { id }, body })
  await edit({ phone: '112', base: { phone: '' } })
  expect(await edit({ industry: 'Boats', base: { industry: '' } })).toMatchObject({ phone: '112', industry: 'Boats' })
  await expect(edit({ phone: '113', base: { phone: '' } })).rejects.toMatchObject({ status: 409 })
})

test('an import of contacts creates the companies of the contacts that it writes', async () => {
  const { contacts, find } = await served()
  const rows: Row[] = [
    { firstname: 'Ada', email: 'ada@imported.example', company: 'Imported Ltd' },
    { firstname: 'Ben', company: 'IMPORTED LTD' },
    { firstname: '', company: 'Refused Ltd' },
  ]
  await contacts.import.send({ body: { rows, dryRun: true } })
  expect(await find('imported')).toEqual([])
  await contacts.import.send({ body: { rows } })
  expect(await find('imported')).toMatchObject([{ name: 'Imported Ltd', people: 2 }])
  const again: Row[] = [{ firstname: 'Ada', email: 'ada@imported.example', company: 'Skipped Ltd' }]
  await contacts.import.send({ body: { rows: again } })
  expect([await find('refused'), await find('skipped')]).toEqual([[], []])
  const report = await contacts.import.send({
    body: { rows: [{ ...again[0], company: 'imported LTD' }], duplicates: 'update' },
  })
  expect(report.duplicates).toMatchObject([{ by: 'email', changes: [] }])
  await contacts.import.send({ body: { rows: again, duplicates: 'update' } })
  expect(await find('skipped')).toMatchObject([{ name: 'Skipped Ltd', people: 1 }])
})

test('exports companies, and imports them unless their name is known', async () => {
  const companies = await serve(companyContract)
  const { id } = await companies.create.send({ body: { name: 'Export "Ltd"', labels: ['One, two', 'Three'] } })
  const { blob } = await companies.export.send({ query: { ids: [id] } })
  const [head, line] = (await blob.text()).replace('\uFEFF', '').split('\r\n')
  expect(head).toBe('name,industry,website,phone,address,notes,labels')
  expect(line).toContain('"Export ""Ltd"""')
  const rows: Row[] = [
    { name: 'export "ltd"' },
    { name: 'Fresh', labels: 'One, two :::' },
    { name: 'FRESH' },
    { phone: '1' },
  ]
  const dry = await companies.import.send({ body: { rows, dryRun: true } })
  expect(dry.errors.map(({ row, path }) => [row, path])).toEqual([
    [0, 'name'],
    [2, 'name'],
    [3, 'name'],
  ])
  const { created, errors } = await companies.import.send({ body: { rows } })
  expect([created.length, errors]).toEqual([1, dry.errors])
  const [fresh] = await companies.list.send({ query: { ids: created } })
  expect(fresh).toMatchObject({ name: 'Fresh', labels: ['One, two'] })
  expect(await companies.bulk.send({ body: { ids: created, deleted: true } })).toMatchObject([{ deleted: true }])
})

test('without the right to create companies, a new name stays a text; without the right to read one, there is no link', async () => {
  const { signIn, giveRules } = openServer()
  const owner = await signIn('u1')
  const { id } = await client(companyContract, owner).create.send({ body: { name: 'Hidden Ltd' } })
  await giveRules('u3', [
    { action: ['read', 'create', 'update'], subject: contract.name },
    { action: ['read'], subject: companyContract.name, conditions: { 'owner.id': '$user.id' } },
  ])
  const restricted = await signIn('u3')
  const contacts = client(contract, restricted)
  const created = await contacts.create.send({ body: { firstname: 'Ada', company: 'Unheard of' } })
  expect(created).toMatchObject({ company: 'Unheard of', companyId: null })
  expect(await client(companyContract, owner).list.send({ query: { q: 'unheard' } })).toEqual([])
  const known = await contacts.create.send({ body: { firstname: 'Ben', company: 'Hidden Ltd' } })
  expect(await contacts.show.send({ params: { id: known.id } })).toMatchObject({ companyId: null })
  expect(await client(contract, owner).show.send({ params: { id: known.id } })).toMatchObject({ companyId: id })
  const companies = client(companyContract, restricted)
  await expect(companies.show.send({ params: { id } })).rejects.toMatchObject({ status: 404 })
  await expect(companies.create.send({ body: { name: 'Mine' } })).rejects.toMatchObject({ status: 403 })
})
