import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type Api, createClients, clientId, sendMessage, statuses, texts } from './chats-test-steps.ts'
import { chats } from '../contract.ts'

const createFilledChat = async (count: number) => {
  const people = await createClients(await serve(chats))
  const { id } = await people.group('History')
  for (let number = 1; number <= count; number++) await sendMessage(people.ines, id, `Line ${number}`)
  return { ...people, id, params: { id } }
}

/** Reads all messages from the end, page by page, while others may be writing. */
async function backwards(api: Api, id: number, limit: number) {
  let stretch = await api.messages.send({ params: { id }, query: { limit } })
  const all = [...stretch.messages]
  while (stretch.before) {
    stretch = await api.messages.send({ params: { id }, query: { before: all[0]?.id ?? 0, limit } })
    all.unshift(...stretch.messages)
  }
  return all
}

test('returns pages backwards, forwards and around a message without gaps or duplicates', async () => {
  const { ines, tomasz, id, params } = await createFilledChat(23)
  const all = await backwards(ines, id, 5)
  expect(texts(all)).toEqual(Array.from({ length: 23 }, (_, index) => `Line ${index + 1}`))

  let stretch = await tomasz.messages.send({ params, query: { around: 0, limit: 4 } })
  expect(stretch.before).toBe(false)
  const forwards = [...stretch.messages]
  while (stretch.after) {
    stretch = await tomasz.messages.send({ params, query: { after: forwards.at(-1)?.id ?? 0, limit: 4 } })
    expect(stretch.before).toBe(true)
    forwards.push(...stretch.messages)
  }
  expect(forwards).toEqual(all)

  const middle = all[11]?.id ?? 0
  const around = await ines.messages.send({ params, query: { around: middle, limit: 6 } })
  expect(texts(around.messages)).toEqual(['Line 9', 'Line 10', 'Line 11', 'Line 12', 'Line 13', 'Line 14'])
  expect([around.before, around.after]).toEqual([true, true])
  const end = await ines.messages.send({ params, query: { around: all.at(-1)?.id ?? 0, limit: 6 } })
  expect([end.before, end.after]).toEqual([true, false])
  const beyond = await ines.messages.send({ params, query: { after: all.at(-1)?.id ?? 0 } })
  expect([beyond.messages.length, beyond.before, beyond.after]).toEqual([0, true, false])
  const earlier = await ines.messages.send({ params, query: { before: 1 } })
  expect([earlier.messages.length, earlier.before, earlier.after]).toEqual([0, false, true])
  expect(await statuses([ines.messages.send({ params, query: { before: 5, after: 2 } })])).toEqual([422])
})

test('returns all messages while others write, the same as by following updates', async () => {
  const { ines, tomasz, id, params } = await createFilledChat(12)
  const opened = await tomasz.messages.send({ params, query: { limit: 4 } })
  const messageById = new Map(opened.messages.map((message) => [message.id, message]))
  let since = opened.version
  const follow = async () => {
    for (let more = true; more;) {
      const update = await tomasz.updates.send({ params, query: { since, limit: 3 } })
      for (const message of update.messages) messageById.set(message.id, message)
      ;({ version: since, more } = update)
    }
  }
  const writing = Promise.all(Array.from({ length: 30 }, (_, number) => sendMessage(ines, id, `More ${number}`)))
  const older = await backwards(tomasz, id, 3)
  await follow()
  await writing
  await follow()
  expect(new Set(older.map((message) => message.id)).size).toBe(older.length)
  for (const message of older) messageById.set(message.id, message)
  const all = await backwards(ines, id, 200)
  expect([...messageById.values()].toSorted((one, other) => one.id - other.id)).toEqual(all)
  expect(all).toHaveLength(42)
})

test('returns edits, reactions, pins and deletions as updates, but not read positions', async () => {
  const { ines, tomasz, params, id } = await createFilledChat(3)
  const { messages, version } = await tomasz.messages.send({ params })
  const [first, second, third] = messages.map((message) => message.id)
  await ines.edit.send({ params: { id, message: first ?? 0 }, body: { msg: 'Line one' } })
  await tomasz.react.send({ params: { id, message: second ?? 0 }, body: { emoji: '👀' } })
  await ines.remove.send({ params: { id, message: third ?? 0 } })
  await tomasz.markRead.send({ params, body: { lastReadId: third ?? 0 } })
  const update = await tomasz.updates.send({ params, query: { since: version } })
  expect(update.messages.map((message) => message.id)).toEqual([first, second, third])
  expect(update).toMatchObject({ version: version + 3, more: false })
  const nothing = await tomasz.updates.send({ params, query: { since: update.version } })
  expect(nothing).toEqual({ messages: [], version: update.version, more: false })
})

test('stores a long message and a long name unchanged', async () => {
  const { ines, params } = await createFilledChat(1)
  const msg = `${'word '.repeat(1580)}end 👩‍👩‍👧‍👦 <b>&amp; עברית`
  expect((await ines.say.send({ params, body: { msg, clientId: clientId() } })).msg).toBe(msg)
  const renamed = await ines.change.send({ params, body: { name: `  ${'n'.repeat(80)} ` } })
  expect(renamed.name).toBe('n'.repeat(80))
})
