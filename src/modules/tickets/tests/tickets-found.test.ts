import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'

test('finds a ticket by comment, number and requester, but not in the trash', async () => {
  const served = await serve(tickets)
  const [first] = await served.list.send({ query: { limit: 1 } })
  const id = first?.id ?? 0
  const params = { id }
  await served.comment.send({ params, body: { kind: 'note', html: '<p>The <b>zeppel</b>in is late</p>' } })
  const path = `/apps/tickets?ticket=${id}`
  expect(await served.finds('viewer', 'zeppelin late')).toMatchObject([{ id: String(id), path }])
  expect((await served.finds('agent', `#${id} ${first?.requester.name ?? ''}`)).map((hit) => hit.id)).toContain(`${id}`)
  await served.edit.send({ params, body: { deleted: true } })
  expect(await served.finds('admin', 'zeppelin')).toEqual([])
})

test('finds tickets in the list by words of replies and notes, parts of addresses and phrases', async () => {
  const served = await serve(tickets)
  const [first] = await served.list.send({ query: { limit: 1 } })
  const id = first?.id ?? 0
  const ids = async (q: string) => (await served.list.send({ query: { q, limit: 100 } })).map((ticket) => ticket.id)
  const comment = (kind: 'reply' | 'note', html: string) =>
    served.comment.send({ params: { id }, body: { kind, html } })
  await comment('reply', '<p>It leaves from the <b>zeppel</b>in hangar</p>')
  await comment('note', '<p>She calls it the airship</p>')
  expect(await ids('zeppelin')).toEqual([id])
  expect(await ids('"zeppelin hangar"')).toEqual([id])
  expect(await ids('airship')).toEqual([id])
  expect(await served.counts.send({ query: { q: 'zeppelin' } })).toMatchObject({ total_tickets: 1 })
  expect(await ids(`${first?.requester.email.split(/[.@]/)[0] ?? ''}@`)).toContain(id)
})
