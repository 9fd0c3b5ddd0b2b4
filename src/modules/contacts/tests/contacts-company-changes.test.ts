import { expect, onTestFinished, test } from 'vitest'
import { client } from '#platform/web/api/client.ts'
import { openRuntime } from '#testing/databases/runtimes.ts'
import { openServer } from '#testing/inputs/endpoints.ts'
import { contacts as contract } from '../contract.ts'
import { companies as companyContract } from '../contract-companies.ts'

/** Both contracts on one server. */
async function served() {
  const runtime = await openRuntime()
  onTestFinished(() => runtime.close())
  const visitor = await runtime.visitor()
  const companies = client(companyContract, visitor)
  const contacts = client(contract, visitor)
  const people = async (company: string) =>
    (await contacts.list.send({ query: { company: [company], sort: 'id' } })).map(({ firstname }) => firstname)
  return {
    companies,
    contacts,
    people,
    create: (name: string) => companies.create.send({ body: { name } }),
    /** A contact of the company, which it creates. */
    named: (company: string, firstname = 'Ada') => contacts.create.send({ body: { firstname, company } }),
    /** A contact with this text, to which no company belongs. */
    async namedAfterNone(company: string, firstname: string) {
      const contact = await contacts.create.send({ body: { firstname, company } })
      const params = { id: contact.companyId ?? 0 }
      await companies.remove.send({ params })
      await companies.purge.send({ params })
      return contact
    },
    rename: (id: number, name: string) => companies.edit.send({ params: { id }, body: { name } }),
    trash: (id: number) => companies.edit.send({ params: { id }, body: { deleted: true } }),
    restore: (id: number) => companies.edit.send({ params: { id }, body: { deleted: false } }),
    merge: (keep: number, remove: number) => companies.merge.send({ body: { keep, remove } }),
  }
}

test('an import does not rename a contact after the company of a row without a name, however it is spelled', async () => {
  const { contacts, named } = await served()
  await named('Brass Lantern')
  const email = 'grace@lantern.example'
  const { id } = await contacts.create.send({ body: { firstname: 'Grace', company: 'Brass Lantern', email } })
  const rows = [{ firstname: 'BRASS Lantern', company: 'BRASS Lantern', email }]
  const report = await contacts.import.send({ body: { rows, duplicates: 'update' } })
  expect(report.duplicates).toMatchObject([{ id, changes: [] }])
  expect(await contacts.show.send({ params: { id } })).toMatchObject({ firstname: 'Grace', company: 'Brass Lantern' })
})

test('renames and merges a company with more than five thousand contacts', async () => {
  const { companies, contacts, named, people, create, rename, merge, restore } = await served()
  const ada = await named('Hive')
  const id = ada.companyId ?? 0
  for (let from = 0; from < 5000; from += 500) {
    const rows = Array.from({ length: 500 }, (_, index) => ({ firstname: `Bee ${from + index}`, company: 'Hive' }))
    await contacts.import.send({ body: { rows } })
  }
  expect(await rename(id, 'Beehive')).toMatchObject({ people: 1001 })
  const found = (q: string) =>
    contacts.list.page({ query: { q, limit: 1 } }).queryFn({ signal: AbortSignal.timeout(60_000) })
  expect(await people('Hive')).toEqual([])
  expect(await found('beehive')).toMatchObject({ total: 5001 })
  const { id: keep } = await create('Apiary')
  await merge(keep, id)
  expect(await found('apiary')).toMatchObject({ total: 5001 })
  await restore(id)
  expect(await found('beehive')).toMatchObject({ total: 5001 })
  expect(await companies.show.send({ params: { id: keep } })).toMatchObject({ people: 0 })
})

test('a new name replaces the old one in the searched text alone', async () => {
  const { contacts, named, rename } = await served()
  const values = { lastname: 'Mill', jobTitle: 'Miller', notes: 'Born at the mill.', labels: ['Mill'] }
  const ada = await named('Mill', 'Mill')
  await contacts.edit.send({ params: { id: ada.id }, body: values })
  await rename(ada.companyId ?? 0, 'Σκάφος')
  const finds = async (q: string) => (await contacts.list.send({ query: { q } })).some(({ id }) => id === ada.id)
  for (const q of ['σκαφος', 'mill mill', 'miller', 'born at the mill']) expect([q, await finds(q)]).toEqual([q, true])
  await contacts.edit.send({ params: { id: ada.id }, body: { lastname: '', jobTitle: '', notes: '', labels: [] } })
  expect([await finds('mill'), await finds('σκαφος mill'), await finds('miller')]).toEqual([true, true, false])
})

test('undoing a rename leaves contacts that had the new name before', async () => {
  const { named, namedAfterNone, people, rename } = await served()
  const ada = await named('Old Forge')
  const id = ada.companyId ?? 0
  await namedAfterNone('New Forge', 'Ben')
  await rename(id, 'New Forge')
  await named('New Forge', 'Cleo')
  expect(await people('New Forge')).toEqual(['Ada', 'Ben', 'Cleo'])
  await rename(id, 'Old Forge')
  expect([await people('Old Forge'), await people('New Forge')]).toEqual([['Ada', 'Cleo'], ['Ben']])
  await rename(id, 'New Forge')
  await rename(id, 'Third Forge')
  expect([await people('Third Forge'), await people('New Forge')]).toEqual([['Ada', 'Ben', 'Cleo'], []])
})

test('people return to a company although the one that they were merged into was merged, too', async () => {
  const { named, people, merge, restore } = await served()
  const [a, b, c] = [await named('Anvil', 'Ada'), await named('Bellows', 'Ben'), await named('Crucible', 'Cleo')].map(
    ({ companyId }) => companyId ?? 0,
  )
  if (!a || !b || !c) throw new Error('Not created')
  await merge(b, a)
  await merge(c, b)
  expect(await people('Crucible')).toEqual(['Ada', 'Ben', 'Cleo'])
  await restore(a)
  expect([await people('Anvil'), await people('Crucible')]).toEqual([['Ada'], ['Ben', 'Cleo']])
  await merge(c, a)
  // Ada is no longer one of those who came with Bellows.
  await restore(b)
  expect([await people('Bellows'), await people('Crucible')]).toEqual([['Ben'], ['Ada', 'Cleo']])
  await restore(a)
  expect(await people('Anvil')).toEqual(['Ada'])
})

test('people return although the company between was deleted, but not those of another company with its name', async () => {
  const { companies, contacts, named, people, merge, restore } = await served()
  const [ada, ben, cleo] = [await named('Anchor', 'Ada'), await named('Buoy', 'Ben'), await named('Capstan', 'Cleo')]
  const dora = await named('Anchor', 'Dora')
  const [a, b, c] = [ada, ben, cleo].map(({ companyId }) => companyId ?? 0)
  if (!a || !b || !c) throw new Error('Not created')
  await merge(b, a)
  await merge(c, b)
  await contacts.edit.send({ params: { id: dora.id }, body: { company: 'Buoy' } })
  await companies.purge.send({ params: { id: b } })
  await restore(a)
  expect([await people('Anchor'), await people('Buoy'), await people('Capstan')]).toEqual([
    ['Ada'],
    ['Dora'],
    ['Ben', 'Cleo'],
  ])
})

test('a company in the trash is not renamed, and takes its people along when it is restored with a new name', async () => {
  const { companies, named, people, rename, trash } = await served()
  const ada = await named('Larder')
  const id = ada.companyId ?? 0
  await trash(id)
  await expect(rename(id, 'Pantry')).rejects.toMatchObject({ status: 409 })
  expect(await people('Larder')).toEqual(['Ada'])
  await companies.edit.send({ params: { id }, body: { deleted: false, name: 'Pantry' } })
  expect([await people('Pantry'), await people('Larder')]).toEqual([['Ada'], []])

  await trash(id)
  await named('Pantry', 'Ben')
  await companies.edit.send({ params: { id }, body: { deleted: false, name: 'Scullery' } })
  expect([await people('Pantry'), await people('Scullery')]).toEqual([['Ada', 'Ben'], []])
})

test('one of several concurrent renames to a name succeeds, and the others are refused', async () => {
  const { create, rename } = await served()
  for (const round of [1, 2, 3]) {
    const made = await Promise.all(['A', 'B', 'C'].map((letter) => create(`Round ${round} ${letter}`)))
    const results = await Promise.allSettled(made.map(({ id }) => rename(id, `Winner ${round}`)))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals).toHaveLength(2)
    for (const { status, issues } of refusals) {
      expect([409, 422]).toContain(status)
      expect(issues).toMatchObject([{ path: 'name', reason: 'taken' }])
    }
  }
})

test('contacts that are written during a rename or merge belong to the company', async () => {
  const { companies, contacts, named, create, rename, merge } = await served()
  for (const round of [1, 2, 3]) {
    const first = await named(`Harbour ${round}`)
    const id = first.companyId ?? 0
    const writes = ['Ben', 'Cleo', 'Dora'].map((firstname) => named(`Harbour ${round}`, firstname))
    const moved = contacts.edit.send({ params: { id: first.id }, body: { company: `Elsewhere ${round}` } })
    await Promise.all([...writes, rename(id, `Haven ${round}`), moved])
    const written = await Promise.all(writes)
    const shown = await Promise.all(written.map((contact) => contacts.show.send({ params: { id: contact.id } })))
    // One that was written after the rename has made the old name a company of its own.
    for (const { company, companyId } of shown)
      expect(company).toBe((await companies.show.send({ params: { id: companyId ?? 0 } })).name)
    expect(await contacts.show.send({ params: { id: first.id } })).toMatchObject({ company: `Elsewhere ${round}` })

    const { id: keep } = await create(`Port ${round}`)
    const late = named(`Haven ${round}`, 'Emil')
    await Promise.all([late, merge(keep, id)])
    const { company, companyId } = await contacts.show.send({ params: { id: (await late).id } })
    expect(company).toBe((await companies.show.send({ params: { id: companyId ?? 0 } })).name)
  }
})

test('opposite merges at the same time: one succeeds', async () => {
  const { create, merge } = await served()
  for (const round of [1, 2, 3]) {
    const [one, other] = [await create(`East ${round}`), await create(`West ${round}`)]
    const results = await Promise.allSettled([merge(one.id, other.id), merge(other.id, one.id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals).toMatchObject([{ status: 409 }])
  }
})

test('counts only the people whom the reader may read', async () => {
  const { signIn, giveRules } = openServer()
  const owner = await signIn('u1')
  const { companyId } = await client(contract, owner).create.send({ body: { firstname: 'Ada', company: 'Counted' } })
  const params = { id: companyId ?? 0 }
  const [withoutContacts, own] = ['u3', 'u4']
  const subject = companyContract.name
  await giveRules(withoutContacts, [{ action: ['read', 'update'], subject }])
  await giveRules(own, [
    { action: ['read', 'update'], subject },
    { action: ['read', 'create'], subject: contract.name, conditions: { 'owner.id': '$user.id' } },
  ])
  const count = async (user: string) => {
    const companies = client(companyContract, await signIn(user))
    const edited = await companies.edit.send({ params, body: { notes: user } })
    const [listed] = await companies.list.send({ query: { ids: [params.id] } })
    return [edited.people, listed?.people, (await companies.show.send({ params })).people]
  }
  expect(await count('u1')).toEqual([1, 1, 1])
  expect(await count(withoutContacts)).toEqual([null, null, null])
  expect(await count(own)).toEqual([0, 0, 0])
})
