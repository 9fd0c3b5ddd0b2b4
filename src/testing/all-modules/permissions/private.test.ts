import { expect, test } from 'vitest'
import { contracts, openServer, createRequest, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'
import { getListEndpoints, ofOne, recordsIn } from '#testing/inputs/records.ts'

const getIds = async (response: Promise<Response>) => new Set((await recordsIn(await response)).map(({ id }) => id))

test('private records are 404 for all other users, even with all rights', async () => {
  const server = openServer()
  const users = await server.db.selectFrom('users').select('id').where('status', '=', 'active').orderBy('id').execute()
  const people = await Promise.all(users.map(({ id }) => server.signIn(id)))
  for (const { id } of users) await server.giveRules(id, [{ action: ['manage'], subject: 'all' }])
  const [asker, ...others] = people
  const proven = new Set<string>()
  const open: string[] = []
  for (const operation of contracts.filter((contract) => contract.private).flatMap(getListEndpoints)) {
    const ownIds = await getIds(asker?.send(createRequest(operation)) ?? Promise.reject(new Error('Nobody is there')))
    const theirs = await Promise.all(others.map(({ send }) => getIds(send(createRequest(operation)))))
    const hidden = [...new Set(theirs.flatMap((ids) => [...ids]))].filter((id) => !ownIds.has(id)).slice(0, 3)
    for (const { operation: one, ask } of ofOne(operation)) {
      for (const id of hidden) {
        const status = (await asker?.send(ask(id)))?.status
        if (status === 404) proven.add(getTitle(one))
        // A body that does not fit the schema reveals nothing about the record.
        else if (status !== 422) open.push(`${getTitle(one)} of ${id}: ${status}`)
      }
    }
  }
  expect(open).toEqual([])
  expect(proven.size).toBeGreaterThanOrEqual(minimumInAtrium(6))
})
