import { expect, test } from 'vitest'
import { openSearchServer, paper } from '#testing/servers/search-server.ts'

const ada = 'ada@x.example'

test('lists what names an address, the newest record first, in pages', async () => {
  const server = await openSearchServer()
  const { ask, write } = await server.visitor('u1')
  const older = paper('Older', `Write to ${ada}.`)
  const newer = paper('Newer', `From Ada <ADA@X.example>`)
  const others = ['nada-ada@x.example', 'ada@x.example.org', 'ada@x.examples', 'ada x example', 'b.ada@x.example'].map(
    (address) => paper('Other', address),
  )
  // Written first, although it is newer.
  await write((db) =>
    db
      .insertInto('papers')
      .values([newer, ...others])
      .execute(),
  )
  await write((db) =>
    db
      .insertInto('papers')
      .values([older, paper('Work', 'ada@work.example')])
      .execute(),
  )
  const list = async (email: string[], page = 1, limit = 30) => {
    const { hits, isLast } = await ask.timeline.send({ query: { email, page, limit } })
    return [hits.map(({ title }) => title), isLast]
  }
  expect(await list([ada])).toEqual([['Newer', 'Older'], true])
  expect(await list(['Ada@x.example', 'ada@work.example'])).toEqual([['Work', 'Newer', 'Older'], true])
  expect(await list(['nobody@x.example'])).toEqual([[], true])
  await write((db) => db.updateTable('papers').set({ deletedAt: older.at }).where('title', '=', 'Newer').execute())
  expect(await list([ada])).toEqual([['Older'], true])
})

test('lists only what the reader may read', async () => {
  const server = await openSearchServer()
  await server.giveRules('u3', [{ action: ['read'], subject: 'papers', conditions: { ownerId: '$user.id' } }])
  const [owner, restricted] = [await server.visitor('u1'), await server.visitor('u3')]
  await owner.write((db) =>
    db
      .insertInto('papers')
      .values([paper('Hidden', ada), paper('Own', ada, 'u3')])
      .execute(),
  )
  const at = '2031-01-01T00:00:00.000Z'
  await owner.write((db) => db.insertInto('secrets').values({ title: ada, ownerId: 'u1', at }).execute(), 'secrets')
  const titles = async ({ ask }: typeof owner) =>
    (await ask.timeline.send({ query: { email: [ada] } })).hits.map(({ title }) => title)
  expect(await titles(owner)).toEqual(expect.arrayContaining(['Hidden', 'Own', ada]))
  expect(await titles(restricted)).toEqual(['Own'])
})

test.each([
  [{ email: ['nobody'] }],
  [{ email: [] }],
  [{ email: Array.from({ length: 21 }, (_, index) => `a${index}@x.example`) }],
  [{ email: [ada], page: 0 }],
  [{ email: [ada], limit: 31 }],
])('refuses %j', async (query) => {
  const server = await openSearchServer()
  const { ask } = await server.visitor('u1')
  await expect(ask.timeline.send({ query })).rejects.toMatchObject({ status: 422 })
})
