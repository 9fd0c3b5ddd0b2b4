import { expect, test } from 'vitest'
import type { Rule } from '#platform/permissions/rules.ts'
import { client } from '#platform/web/api/client.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { contacts as contract } from '../contract.ts'
import { companies as companyContract } from '../contract-companies.ts'

async function opened() {
  const { signIn, giveRules } = openServer()
  const open = async (userId: string) => {
    const visitor = await signIn(userId)
    return { contacts: client(contract, visitor), companies: client(companyContract, visitor) }
  }
  return { open, giveRules }
}

test('finds a company by its name, whatever its case, accents and spaces, among many that contain it', async () => {
  const { open } = await opened()
  const { companies } = await open('u1')
  for (let index = 0; index < 12; index += 1)
    await companies.create.send({ body: { name: `A partner ${index} of Zoë Lane` } })
  const { id } = await companies.create.send({ body: { name: 'Zoë Lane' } })
  const find = async (name: string) => (await companies.list.send({ query: { name } })).map((company) => company.id)
  for (const name of ['Zoë Lane', 'zoe lane', '  ZOE   lane ']) expect(await find(name)).toEqual([id])
  expect([await find('Zoë'), await find('Zoë Lanes'), await find('%')]).toEqual([[], [], []])
  await companies.remove.send({ params: { id } })
  expect(await find('Zoë Lane')).toEqual([])
  for (const name of ['  ', 'x'.repeat(121)])
    await expect(companies.list.send({ query: { name } })).rejects.toMatchObject({ status: 422 })
})

test('spaces make no other company of a name, in contacts, companies and imports', async () => {
  const { open } = await opened()
  const { companies, contacts } = await open('u1')
  const { id, name } = await companies.create.send({ body: { name: 'Two   Spaces' } })
  expect(name).toBe('Two Spaces')
  const create = (company: string) => contacts.create.send({ body: { firstname: 'Ada', company } })
  expect(await create('two  spaces')).toMatchObject({ company: 'Two Spaces', companyId: id })
  expect(await create('Brand  new name')).toMatchObject({ company: 'Brand new name' })
  await expect(companies.create.send({ body: { name: 'TWO  SPACES' } })).rejects.toMatchObject({ status: 422 })
  expect(await companies.edit.send({ params: { id }, body: { name: 'Three  Spaces' } })).toMatchObject({
    name: 'Three Spaces',
    people: 1,
  })
  const rows = [{ firstname: 'Ben', company: 'three   spaces' }]
  await contacts.import.send({ body: { rows } })
  expect(await companies.show.send({ params: { id } })).toMatchObject({ people: 2 })
  expect(await companies.import.send({ body: { rows: [{ name: 'Three  Spaces' }], dryRun: true } })).toMatchObject({
    valid: 0,
  })
})

const onContacts: Rule = { action: ['read', 'create', 'update'], subject: contract.name }

test.each<[string, Rule[]]>([
  ['no company', [onContacts]],
  [
    'only own companies',
    [onContacts, { action: ['read'], subject: companyContract.name, conditions: { 'owner.id': '$user.id' } }],
  ],
])('contacts have no id of a company for a role that may read %s', async (_, rules) => {
  const { open, giveRules } = await opened()
  const owner = await open('u1')
  const { id: companyId } = await owner.companies.create.send({ body: { name: 'Hidden Ltd' } })
  await giveRules('u3', rules)
  const { contacts } = await open('u3')
  const body = { firstname: 'Ada', company: 'Hidden Ltd', email: 'ada@hidden.example' }
  const created = await contacts.create.send({ body })
  const other = await contacts.create.send({ body })
  const params = { id: created.id }
  const merge = { keep: created.id, remove: [other.id], contact: { company: 'Hidden Ltd' } }
  const seen = [
    created,
    await contacts.show.send({ params }),
    await contacts.edit.send({ params, body: { company: 'hidden ltd' } }),
    ...(await contacts.list.send({ query: { ids: [created.id] } })),
    ...(await contacts.duplicates.send()).flatMap((group) => group.contacts).filter(({ id }) => id === created.id),
    ...(await contacts.bulk.send({ body: { ids: [created.id], starred: true } })),
    await contacts.merge.send({ body: merge }),
  ]
  expect(seen.map((contact) => [contact.company, contact.companyId])).toEqual(
    Array.from({ length: 7 }, () => ['Hidden Ltd', null]),
  )
  expect(await owner.contacts.show.send({ params })).toMatchObject({ companyId })
})
