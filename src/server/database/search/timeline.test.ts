import { expect, test } from 'vitest'
import { openSearchServer, paper } from '#testing/servers/search-server.ts'

const ada = 'ada@x.example'

type Visitor = Awaited<ReturnType<Awaited<ReturnType<typeof openSearchServer>>['visitor']>>

const writePapers = ({ write }: Visitor, papers: ReturnType<typeof paper>[]) =>
  write(async (db) => {
    // Below the limit of variables per statement.
    for (let start = 0; start < papers.length; start += 500)
      await db
        .insertInto('papers')
        .values(papers.slice(start, start + 500))
        .execute()
  })

/** The titles of all pages. */
async function readPages({ ask }: Visitor, email: string[], limit: number) {
  const pages: string[][] = []
  for (let at: string | null | undefined; at !== null;) {
    const { hits, next } = await ask.timeline.send({ query: { email, limit, ...(at && { at }) } })
    pages.push(hits.map(({ title }) => title))
    at = next
  }
  return pages
}

test('lists what names an address, the newest record first', async () => {
  const server = await openSearchServer()
  const admin = await server.visitor('u1')
  const older = paper('Older', `Write to ${ada}.`)
  const newer = paper(`From Ada <ADA@X.example>`)
  const others = ['nada-ada@x.example', 'ada@x.example.org', 'ada@x.examples', 'ada x example', 'b.ada@x.example'].map(
    (address) => paper('Other', address),
  )
  // Written first, although it is newer.
  await writePapers(admin, [newer, ...others])
  await writePapers(admin, [older, paper('Work', 'ada@work.example')])
  expect(await readPages(admin, [ada], 30)).toEqual([[newer.title, 'Older']])
  expect(await readPages(admin, ['Ada@x.example', 'ada@work.example'], 30)).toEqual([['Work', newer.title, 'Older']])
  expect(await readPages(admin, ['nobody@x.example'], 30)).toEqual([[]])
  await admin.write((db) =>
    db.updateTable('papers').set({ deletedAt: older.at }).where('title', '=', newer.title).execute(),
  )
  expect(await readPages(admin, [ada], 30)).toEqual([['Older']])
})

test('an address is no beginning of another one', async () => {
  const server = await openSearchServer()
  const admin = await server.visitor('u1')
  await writePapers(admin, [
    paper('Anna', 'anna@x.example'),
    paper('Longer', 'ann@x.exampleton'),
    paper('Ann', 'ann@x.example'),
  ])
  expect(await readPages(admin, ['ann@x.example'], 30)).toEqual([['Ann']])
  expect(await readPages(admin, ['ann@x.exam'], 30)).toEqual([[]])
  // Addresses as wholes are no words that a search completes.
  expect(await admin.titles('ann')).toEqual(['Ann', 'Anna', 'Longer'])
})

test('pages are full and complete, in the order of time and not of writing', async () => {
  const server = await openSearchServer()
  const admin = await server.visitor('u1')
  const papers = Array.from({ length: 1230 }, (_, index) => paper(`Paper ${index}`, ada))
  // The newest are written first; the last two have the same time.
  const sameTime = papers.slice(0, 2).map((one) => ({ ...one, at: '2031-01-01T00:00:00.000Z' }))
  await writePapers(admin, [...papers.slice(2).toReversed(), ...sameTime])
  const pages = await readPages(admin, [ada], 10)
  expect(pages.map(({ length }) => length)).toEqual(Array.from({ length: 123 }, () => 10))
  expect(pages.flat().slice(0, -2)).toEqual(
    papers
      .slice(2)
      .map(({ title }) => title)
      .toReversed(),
  )
  expect(pages.flat().slice(-2).toSorted()).toEqual(['Paper 0', 'Paper 1'])
})

test('lists only what the reader may read, in full pages', async () => {
  const server = await openSearchServer()
  await server.giveRules('u3', [{ action: ['read'], subject: 'papers', conditions: { ownerId: '$user.id' } }])
  const [owner, restricted] = [await server.visitor('u1'), await server.visitor('u3')]
  const own = Array.from({ length: 5 }, (_, index) => paper(`Own ${index}`, ada, 'u3'))
  const hidden = Array.from({ length: 40 }, (_, index) => paper(`Hidden ${index}`, ada))
  await writePapers(owner, [...own.slice(0, 3), ...hidden, ...own.slice(3)])
  const at = '2031-01-01T00:00:00.000Z'
  await owner.write((db) => db.insertInto('secrets').values({ title: ada, ownerId: 'u1', at }).execute(), 'secrets')
  expect(await readPages(restricted, [ada], 2)).toEqual([['Own 4', 'Own 3'], ['Own 2', 'Own 1'], ['Own 0']])
  const all = (await readPages(owner, [ada], 30)).flat()
  expect(all).toHaveLength(46)
  expect(all).toContain(ada)
})

test.each([
  [{ email: ['nobody'] }],
  [{ email: [] }],
  [{ email: Array.from({ length: 21 }, (_, index) => `a${index}@x.example`) }],
  [{ email: [ada], limit: 31 }],
  [{ email: [ada], at: '2' }],
  [{ email: [ada], at: 'end' }],
  [{ email: [ada], at: 'after ["2031-13-01T00:00:00.000Z",1]' }],
  [{ email: [ada], at: 'before ["2031-01-01T00:00:00.000Z",1]' }],
  [{ email: [ada], at: 'after ["2031-01-01T00:00:00.000Z",1.5]' }],
  [{ email: [ada], at: `after ["${'9'.repeat(5000)}"]` }],
])('refuses %j', async (query) => {
  const server = await openSearchServer()
  const { ask } = await server.visitor('u1')
  await expect(ask.timeline.send({ query })).rejects.toMatchObject({ status: 422 })
})
