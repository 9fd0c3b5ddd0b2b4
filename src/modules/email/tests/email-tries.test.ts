import { expect, test } from 'vitest'
import { openNotices } from '#testing/databases/notices.ts'
import { email } from '../contract.ts'
import type { Tables } from '../server/tables.ts'

const minute = 60_000
const guest = { name: '', email: 'guest@nowhere.example' }

async function open() {
  const { as, work, takeNotices, db } = await openNotices()
  const [api, own] = [await as('u2', email), db.withTables<Pick<Tables, 'emails'>>()]
  const start = Date.now()
  const queue = async (subject: string, body = '<p>Here</p>') => {
    const { id } = await api.draft.send({ body: { to: [guest], subject, body } })
    await api.send.send({ params: { id }, body: { delay: 10 } })
    return id
  }
  /** No message of this subject can be sent from now on. */
  const damage = (subject: string) =>
    own.updateTable('emails').set({ from: '{}' }).where('subject', '=', subject).execute()
  const readStates = async (subject: string) => {
    const rows = await own.selectFrom('emails').select(['state', 'tries']).where('subject', '=', subject).execute()
    return [...new Set(rows.map(({ state, tries }) => `${state} ${tries}`))]
  }
  return {
    db,
    queue,
    damage,
    readStates,
    takeNotices,
    run: (minutes: number) => work(new Date(start + minutes * minute), email.name),
  }
}

test('sends a message as long as one may be', async () => {
  const { db, queue, readStates, run } = await open()
  await queue('Long', `<p>${'茶'.repeat(199_000)}</p>`)
  await run(1)
  expect(await readStates('Long')).toEqual(['sent 0'])
  const sealed = await db.selectFrom('outbox').select('sealed').orderBy('id', 'desc').executeTakeFirst()
  expect(sealed?.sealed?.length).toBeGreaterThan(600_000)
})

test('messages that cannot be sent do not keep back those after them', async () => {
  const { queue, damage, readStates, run } = await open()
  for (let count = 0; count < 50; count++) await queue('Broken')
  await queue('Whole')
  await damage('Broken')
  await run(1)
  expect([await readStates('Broken'), await readStates('Whole')]).toEqual([['queued 1'], ['queued 0']])
  await run(1.5)
  expect([await readStates('Broken'), await readStates('Whole')]).toEqual([['queued 1'], ['sent 0']])
})

test('a message that could not be sent eight times is a draft again, and its author is notified once', async () => {
  const { queue, damage, readStates, takeNotices, run } = await open()
  await queue('Broken')
  await damage('Broken')
  takeNotices()
  // One more minute than each pause.
  const times = [1, 3, 9, 25, 86, 267, 628]
  for (const [tries, at] of times.entries()) {
    await run(at)
    await run(at)
    expect([at, await readStates('Broken')]).toEqual([at, [`queued ${tries + 1}`]])
  }
  expect(takeNotices()).toEqual([])
  await run(1349)
  expect(await readStates('Broken')).toEqual(['draft 0'])
  expect(takeNotices()).toEqual([
    expect.stringContaining(
      'u2: “Broken” could not be delivered to guest@nowhere.example (/apps/email?in=drafts&thread=',
    ),
  ])
  await run(3000)
  expect(takeNotices()).toEqual([])
})
