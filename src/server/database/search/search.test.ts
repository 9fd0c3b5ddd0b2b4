import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { batches } from '#platform/records/batches.ts'
import { leastHold } from '#testing/inputs/cpu-time.ts'
import { paper, openSearchServer } from '#testing/servers/search-server.ts'

const written = async (...papers: ReturnType<typeof paper>[]) => {
  const server = await openSearchServer()
  const admin = await server.visitor('u1')
  if (papers.length > 0) await admin.write((db) => db.insertInto('papers').values(papers).execute())
  return { ...server, ...admin }
}

test('finds words in any case, script or form of digits, with or without accents', async () => {
  const { titles } = await written(
    paper('Kırlangıç Oyuncak'),
    paper('مَكتبة قمر الصيف', 'الطلب رقم ٤٢'),
    paper('杭州拾柚木作有限公司', '浙江省杭州市'),
    paper('Straße', 'Ärger in Łódź, order INV-2026-0042, ann@lark.example'),
  )
  for (const [q, title] of [
    ['kirlangic oyun', 'Kırlangıç Oyuncak'],
    ['مكتبه', 'مَكتبة قمر الصيف'],
    ['صيف', 'مَكتبة قمر الصيف'],
    ['الصي', 'مَكتبة قمر الصيف'],
    ['٤٢ قمر', 'مَكتبة قمر الصيف'],
    ['42 قمر', 'مَكتبة قمر الصيف'],
    ['木作', '杭州拾柚木作有限公司'],
    ['杭州市', '杭州拾柚木作有限公司'],
    ['STRASSE lodz', 'Straße'],
    ['inv-2026-00', 'Straße'],
    ['ann@lark', 'Straße'],
  ] as const)
    expect(await titles(q), q).toEqual([title])
  expect(await titles('作木')).toEqual([])
  expect(await titles('lark ann@')).toEqual(['Straße'])
  expect(await titles('lark@ann')).toEqual([])
})

test('ranks titles before texts, whole words before prefixes, newer before older', async () => {
  const { find } = await written(
    paper('Foxes', 'one'),
    paper('Fox', 'older'),
    paper('Hare', 'the fox'),
    paper('Owl', 'some foxglove'),
    paper('The fox', 'newer'),
  )
  const { hits, totals, words } = await find('fox')
  expect(hits.map(({ title }) => title)).toEqual(['The fox', 'Fox', 'Foxes', 'Hare', 'Owl'])
  expect(hits.map(({ excerpt }) => excerpt)).toEqual(['', '', '', 'the fox', 'some foxglove'])
  expect({ totals, words }).toEqual({ totals: [{ topic: 'papers', count: 5 }], words: ['fox'] })
})

test('treats quotes, operators and markup in a query as plain text', async () => {
  const { titles } = await written(paper('<b>A "quoted" & bold</b> OR NOT near', `it's; drop table`))
  for (const q of ['"quoted', '<b>', `it's`, 'a OR near', 'drop; table', 'not & near', 'near*', "':e"])
    expect((await titles(q)).length, q).toBe(q === "':e" ? 0 : 1)
  for (const q of ['', ' ', '!!!', '*', '()', '" OR "', "'", '\\', ':* | !', 'title : x'])
    expect(Array.isArray(await titles(q)), q).toBe(true)
  expect(await titles('x'.repeat(200))).toEqual([])
})

test('finds a change after its commit, and not if the write fails', async () => {
  const { write, titles, database } = await written(paper('Kite'), paper('Ball'))
  await write((db) => db.insertInto('paperRemarks').values({ paperId: 1, remark: 'very windy' }).execute())
  expect(await titles('windy')).toEqual(['Kite'])
  await write((db) => db.updateTable('paperRemarks').set({ paperId: 2 }).execute())
  expect(await titles('windy')).toEqual(['Ball'])
  await write((db) => db.updateTable('papers').set({ title: 'Dragon' }).where('id', '=', 1).execute())
  expect([await titles('kite'), await titles('dragon')]).toEqual([[], ['Dragon']])
  await write((db) => db.updateTable('papers').set({ deletedAt: '2031-01-01' }).where('id', '=', 1).execute())
  expect(await titles('dragon')).toEqual([])
  await write((db) => db.deleteFrom('papers').where('id', '=', 2).execute())
  expect(await titles('windy')).toEqual([])
  await expect(
    write(async (db) => {
      await db.insertInto('papers').values(paper('Never')).execute()
      throw new Error('thought better of it')
    }),
  ).rejects.toThrow('500')
  expect(await titles('never')).toEqual([])
  const { rows } = await sql`select 1 from "auditTables" where "name" like 'search%'`.execute(database.db)
  expect(rows).toEqual([])
})

test('finds a private record only for its user, by search and by address', async () => {
  const { visitor, write, ask, titles } = await written()
  await write(
    (db) =>
      db
        .insertInto('secrets')
        .values([
          { title: 'Mine alone', ownerId: 'u1', at: '2031-01-01T00:00:00.000Z' },
          { title: 'Theirs alone', ownerId: 'u2', at: '2031-01-01T00:00:00.000Z' },
        ])
        .execute(),
    'secrets',
  )
  const other = await visitor('u2')
  expect(await titles('alone')).toEqual(['Mine alone'])
  expect(await other.titles('alone')).toEqual(['Theirs alone'])
  expect((await other.find('alone')).totals).toEqual([{ topic: 'secrets', count: 1 }])
  const path = ['/secrets/1', '/secrets/2', '/nowhere']
  expect((await ask.at.send({ query: { path } })).map(({ title }) => title)).toEqual(['Mine alone'])
  // Words in other users' records are no corrections.
  expect(await titles('theirz')).toEqual([])
})

test('finds and counts only records that the rules permit', async () => {
  const { visitor, giveRules, find } = await written(paper('Plan A', '', 'u1'), paper('Plan B', '', 'u3'))
  expect((await find('plan')).totals).toEqual([{ topic: 'papers', count: 2 }])
  expect((await find('plan', ['secrets'])).totals).toEqual([])
  expect(await (await visitor('u4')).find('plan')).toMatchObject({ hits: [], totals: [] })
  await giveRules('u3', [{ action: ['read'], subject: 'papers', conditions: { ownerId: '$user.id' } }])
  const agent = await visitor('u3')
  const result = await agent.find('plan')
  expect(result.hits.map(({ title }) => title)).toEqual(['Plan B'])
  expect(result.totals).toEqual([{ topic: 'papers', count: 1 }])
  expect(await agent.ask.at.send({ query: { path: ['/papers/1', '/papers/2'] } })).toMatchObject([{ title: 'Plan B' }])
  await giveRules('u5', [{ action: ['read'], subject: 'papers', conditions: { title: 'Plan A' } }])
  expect(await (await visitor('u5')).titles('plan')).toEqual([])
})

test('suggests a similar word for one that occurs nowhere', async () => {
  const { find } = await written(paper('Harbour invoice', 'from Göteborg'), paper('Harvester of the harbour'))
  const instead = async (q: string) => (await find(q)).instead
  expect(await instead('harbour')).toBeUndefined()
  expect(await instead('habour')).toBe('harbour')
  expect(await instead('hrabour invoise')).toBe('harbour invoice')
  expect(await instead('goetborg')).toBe('goteborg')
  expect(await instead('harvestr')).toBe('harvester')
  expect(await instead('havrester harbour')).toBe('harvester harbour')
  expect(await instead('xyz')).toBeUndefined()
  expect((await find('hrvstr')).hits).toEqual([])
})

test('enforces the limits of the contract', async () => {
  const { ask, find } = await written(...Array.from({ length: 40 }, (_, index) => paper(`Sheet ${index}`)))
  const { hits, totals } = await find('sheet')
  expect([hits.length, totals]).toEqual([30, [{ topic: 'papers', count: 40 }]])
  expect((await ask.find.send({ query: { q: 'sheet', limit: 3 } })).hits.map(({ title }) => title)).toEqual([
    'Sheet 39',
    'Sheet 38',
    'Sheet 37',
  ])
  await expect(ask.find.send({ query: { q: 'x', limit: 31 } })).rejects.toMatchObject({ status: 422 })
  await expect(ask.find.send({ query: { q: 'x'.repeat(201) } })).rejects.toMatchObject({ status: 422 })
})

test('rebuilds the index when entries are made in another way', async () => {
  const { database, titles } = await written(paper('Kite'))
  await sql`update "papers" set "title" = 'Dragon'`.execute(database.db)
  const same = await (await openSearchServer(1, database)).visitor('u1')
  expect(await same.titles('dragon')).toEqual([])
  const next = await (await openSearchServer(2, database)).visitor('u1')
  expect(await next.titles('dragon')).toEqual(['Dragon'])
  expect(await titles('kite')).toEqual([])
})

const letters = 'abcdefghijklmnopqrst'
/** A word of four letters for each number. */
const numberWord = (number: number) =>
  Array.from({ length: 4 }, (_, place) => letters[Math.floor(number / 20 ** place) % 20]).join('')

test('suggests a word of a large vocabulary, without blocking other requests', async () => {
  const { find, database } = await written(paper('Zharbour invoice'))
  for (let first = 0; first < 40_000; first += 10_000) {
    const words = Array.from({ length: 10_000 }, (_, index) => ({ word: `qwertzu${numberWord(first + index)}` }))
    for (const batch of batches(words, 5000)) await database.db.insertInto('searchVocabulary').values(batch).execute()
  }
  expect((await find('zharbuor invoise')).instead).toBe('zharbour invoice')
  const unknown = ['qwertzux', 'xqwertzu', 'qwertxzu', 'qwxertzu'].map((word) => `${word}xxyyy`).join(' ')
  expect(await leastHold(() => find(unknown))).toBeLessThan(100)
})

test('corrects no search with more than four words that occur nowhere', async () => {
  const { find } = await written(paper('Harbour invoice with a parcel from Malmö and lanterns'))
  const corrected = 'harbour invoice parcel malmo lanterns'
  expect((await find('habour invoise parsel mallmo lanterns')).instead).toBe(corrected)
  expect((await find('habour invoise parsel mallmo lantrens')).instead).toBeUndefined()
})
