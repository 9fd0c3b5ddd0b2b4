import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { tickets } from '../contract.ts'

const today = () => new Date().toISOString().slice(0, 10)

test('asks for a rating by a link, which anybody with the link can give and change', async () => {
  const api = await serve(tickets)
  const params = { id: 1 }
  expect(await api.rating.send({ params })).toBeNull()
  const { address } = await api.askRating.send({ params })
  expect(await api.askRating.send({ params })).toEqual({ address })
  expect(await api.rating.send({ params })).toMatchObject({ score: null, ratedAt: null })
  const token = new URL(address).pathname.split('/').at(-1) ?? ''
  const { ticketTitle } = await api.show.send({ params })

  const rate = (body: object) =>
    api.send(`${tickets.base}/rate/${token}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect(await api.publicRating.send({ params: { token } })).toEqual({ ticketTitle, score: null, comment: '' })
  expect((await rate({ score: 'perfect' })).status).toBe(422)
  expect((await rate({ score: 'bad', comment: 'Too late' })).status).toBe(200)
  const rating = { score: 'good', comment: 'Late, but kind' } as const
  expect(await api.rate.send({ params: { token }, body: rating })).toEqual({ ticketTitle, ...rating })
  expect(await api.rating.send({ params })).toMatchObject(rating)
  const { totals } = await api.figures.send({ query: { from: today(), to: today() } })
  expect(totals).toMatchObject({ rated: 1, satisfied: 1 })

  await api.edit.send({ params, body: { deleted: true } })
  await expect(api.publicRating.send({ params: { token } })).rejects.toMatchObject({ status: 404 })
  const other = token.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'))
  await expect(api.rate.send({ params: { token: other }, body: rating })).rejects.toMatchObject({ status: 404 })
})

test('lets only those ask who may change the ticket', async () => {
  const viewer = await serve(tickets, { as: 'viewer' })
  await expect(viewer.askRating.send({ params: { id: 1 } })).rejects.toMatchObject({ status: 403 })
  expect(await viewer.rating.send({ params: { id: 1 } })).toBeNull()
})

test('ends the link of a former requester, and does not show the answer to the next', async () => {
  const api = await serve(tickets)
  const params = { id: 1 }
  const getToken = (address: string) => new URL(address).pathname.split('/').at(-1) ?? ''
  const token = getToken((await api.askRating.send({ params })).address)
  await api.rate.send({ params: { token }, body: { score: 'bad', comment: 'Too late' } })
  await api.edit.send({ params, body: { requester: { name: 'Wilma Aldous', email: 'wilma@aldous.example' } } })
  await expect(api.publicRating.send({ params: { token } })).rejects.toMatchObject({ status: 404 })
  const next = getToken((await api.askRating.send({ params })).address)
  expect(await api.publicRating.send({ params: { token: next } })).toMatchObject({ score: null, comment: '' })
})
