import { expect, test } from 'vitest'
import { contract, everybody, put, readWrite } from '#platform/contract.ts'
import { sweepChanges } from '#platform/server/events/sweep-changes.ts'
import { api } from '#platform/server/api.ts'
import { eventServers } from '#testing/servers/event-servers.ts'

const shared = api(
  contract('shared', '/api/test/shared', { touch: put('/:id', {}) }, { grants: everybody(readWrite) }),
  () => ({ touch: () => {} }),
)
const day = 24 * 60 * 60_000

/** A server with five changes, of which the first three are eight days old. */
async function opened() {
  const [server] = await eventServers([shared])
  await server.db.deleteFrom('changes').execute()
  const stream = await server.follow()
  await stream.next()
  const numbers: number[] = []
  const now = new Date()
  for (let number = 1; number <= 5; number++) {
    await server.write(`shared/${number}`, 'u1')
    const rows = await server.db
      .selectFrom('changes')
      .select('seq')
      .where('topic', '=', 'shared')
      .orderBy('seq')
      .execute()
    numbers.push(rows.at(-1)?.seq ?? 0)
  }
  // A visitor's session has changes of its own.
  await server.db.deleteFrom('changes').where('topic', '<>', 'shared').execute()
  const [, , third = 0] = numbers
  const longAgo = new Date(now.getTime() - 8 * day).toISOString()
  await server.db.updateTable('changes').set({ at: longAgo }).where('seq', '<=', third).execute()
  const stored = async () =>
    (await server.db.selectFrom('changes').select('seq').orderBy('seq').execute()).map(({ seq }) => seq)
  return { ...server, numbers, now, stored, sweep: (at = now) => sweepChanges({ db: server.db }, at) }
}

test('deletes changes after a week, but never the latest, whose number tells whether something has changed', async () => {
  const { numbers, stored, sweep, now } = await opened()
  await sweep()
  expect(await stored()).toEqual(numbers.slice(3))
  await sweep(new Date(now.getTime() + 30 * day))
  expect(await stored()).toEqual(numbers.slice(4))
})

test('sends resync to a client whose missed changes are deleted, and changes to one that missed later ones', async () => {
  const { numbers, sweep, follow } = await opened()
  const [first = 0, , , fourth = 0] = numbers
  await sweep()
  expect(await (await follow(first)).next()).toMatchObject({ event: 'resync' })
  for (const [after, recordId] of [
    [fourth - 1, '4'],
    [fourth, '5'],
  ] as const) {
    const stream = await follow(after)
    expect(await stream.next()).toMatchObject({ event: 'ready', id: after })
    expect(await stream.next()).toMatchObject({ event: 'change', recordId })
  }
})
