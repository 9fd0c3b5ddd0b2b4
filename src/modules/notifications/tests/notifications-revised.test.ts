import { expect, test } from 'vitest'
import { openServer } from './notifications-steps.ts'

test('revises and withdraws the notices that quote a part of a record, also before they are emailed', async () => {
  const { as, changes, mail, messages, pass } = await openServer()
  const { desk } = await as('u2')
  const reader = await as('u1')
  const { id } = await desk.pin.send({ body: { words: 'Low tide', to: [] } })
  const params = { id }
  const announce = (words: string, part: number) =>
    desk.announce.send({ params, body: { to: ['u1', 'u5'], words, part } })
  const listWords = async () => (await reader.list.send()).map(({ values, count }) => `${count} ${values['words']}`)
  await announce('secret', 1)
  await reader.markAll.send({ body: {} })
  await announce('first', 2)
  changes.splice(0)
  // The other reader has not read the first one: theirs stands for both, and quotes the second.
  await desk.revise.send({ params, body: { part: 1, words: 'public' } })
  expect(changes.filter((change) => change.startsWith('notifications'))).toEqual(['notifications u1'])
  expect(await listWords()).toEqual(['1 first', '1 public'])
  expect(await reader.list.send({ query: { q: 'secret' } })).toEqual([])
  expect(await reader.list.send({ query: { q: 'public' } })).toHaveLength(1)

  await announce('password', 3)
  await desk.revise.send({ params, body: { part: 3, words: '…' } })
  await desk.withdraw.send({ params, body: { to: ['u1', 'u5'], single: true, part: 3 } })
  expect(await listWords()).toEqual(['1 …', '1 public'])
  await desk.withdraw.send({ params, body: { to: ['u1', 'u5'], part: 1 } })
  expect(await listWords()).toEqual(['1 …'])
  await reader.prefer.send({ body: { mail: 'atOnce' } })
  pass(6)
  await mail()
  expect(JSON.stringify(await messages())).not.toMatch(/password|secret/)
})
