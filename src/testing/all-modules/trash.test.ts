import { expect, test } from 'vitest'
import { contracts, createRequest, type Operation, openServer, operations } from '#testing/inputs/endpoints.ts'
import { getListEndpoints, type Record, recordsIn } from '#testing/inputs/records.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

/** The contracts whose records have a trash: with a list of it, and an endpoint that moves a record there. */
const cases = contracts.flatMap((contract) => {
  const list = getListEndpoints(contract).find(({ endpoint }) => endpoint.query && 'deleted' in endpoint.query.shape)
  if (!list) return []
  const path = `${list.endpoint.path.replace(/\/$/, '')}/:id`
  const find = (wanted: string) =>
    operations.find(
      (one) => one.contract === contract && one.endpoint.method === 'DELETE' && one.endpoint.path === wanted,
    )
  const [remove, purge] = [find(path), find(`/trash${path}`)]
  return remove ? [{ name: contract.name, list, remove, purge }] : []
})

const withoutTime = ({ updatedAt: _updatedAt, ...record }: Record) => record

test('finds records with a trash', () => expect(cases.length).toBeGreaterThanOrEqual(minimumInAtrium(6)))

async function open(list: (typeof cases)[number]['list']) {
  const { send } = await openServer().signIn('u1')
  const read = async (deleted: boolean) => {
    const url = new URL(createRequest(list).url)
    url.searchParams.set('deleted', String(deleted))
    return recordsIn(await send(new Request(url)))
  }
  const [first] = await read(false)
  if (!first) throw new Error('The sample has none')
  const { id } = first
  const getStatus = async (operation: Operation) => (await send(createRequest(operation, { id }))).status
  const isListed = async (deleted: boolean) => (await read(deleted)).some((record) => record.id === id)
  return { read, getStatus, isListed }
}

test.each(cases)('a repeated removal destroys nothing: $name', async ({ list, remove }) => {
  const { read, getStatus, isListed } = await open(list)
  expect(await getStatus(remove)).toBe(remove.endpoint.status)
  expect([await isListed(false), await isListed(true)]).toEqual([false, true])
  const trash = await read(true)
  expect([remove.endpoint.status, 404]).toContain(await getStatus(remove))
  expect((await read(true)).map(withoutTime)).toEqual(trash.map(withoutTime))
})

const purgeCases = cases.flatMap(({ purge, ...rest }) => (purge ? [{ ...rest, purge }] : []))

test.each(purgeCases)('only what is in the trash is deleted for good: $name', async ({ list, remove, purge }) => {
  const { getStatus, isListed } = await open(list)
  expect(await getStatus(purge)).toBe(404)
  expect(await isListed(false)).toBe(true)
  await getStatus(remove)
  expect(await getStatus(purge)).toBe(purge.endpoint.status)
  expect([await isListed(false), await isListed(true)]).toEqual([false, false])
  expect([await getStatus(purge), await getStatus(remove)]).toEqual([404, 404])
})
