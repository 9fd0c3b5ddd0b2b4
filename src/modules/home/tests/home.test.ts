import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import { type Card, home, maxCards } from '../contract.ts'

const card = (id: string, changes: Partial<Card> = {}): Card => ({ id, width: 4, height: 4, hidden: false, ...changes })

test('saves the board per user', async () => {
  const api = await serve(home)
  const other = await api.as('viewer')
  expect(await api.show.send()).toEqual({ cards: null })

  const cards = [card('a.one', { width: 12, height: 8 }), card('b.two', { hidden: true }), card('gone.long-ago')]
  expect(await api.save.send({ body: { cards } })).toEqual({ cards })
  expect(await api.show.send()).toEqual({ cards })
  expect(await other.show.send()).toEqual({ cards: null })

  await other.save.send({ body: { cards: [] } })
  expect(await other.show.send()).toEqual({ cards: [] })
  const reversed = cards.toReversed()
  await api.save.send({ body: { cards: reversed } })
  expect(await api.show.send()).toEqual({ cards: reversed })

  await api.reset.send()
  await api.reset.send()
  expect(await api.show.send()).toEqual({ cards: null })
  expect(await other.show.send()).toEqual({ cards: [] })
})

test('rejects an invalid board and saves nothing of it', async () => {
  const api = await serve(home)
  const save = (body: unknown) =>
    api.send(home.base, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const tooManyCards = Array.from({ length: maxCards + 1 }, (_, index) => card(`a.${index}`))
  const refused = [
    {},
    { cards: null },
    { cards: tooManyCards },
    { cards: [card('a.one'), card('a.one')] },
    { cards: [card('')] },
    { cards: [card('x'.repeat(81))] },
    { cards: [{ ...card('a.one'), width: 5 }] },
    { cards: [card('a.one', { height: 1 })] },
    { cards: [card('a.one', { height: 2.5 })] },
    { cards: [{ ...card('a.one'), colour: 'red' }] },
    { cards: [], userId: 'somebody' },
  ]
  for (const body of refused) expect((await save(body)).status, JSON.stringify(body).slice(0, 80)).toBe(422)
  expect(await api.show.send()).toEqual({ cards: null })
  expect((await save({ cards: tooManyCards.slice(1) })).status).toBe(200)
})

test('saves one of several concurrent boards completely', async () => {
  const api = await serve(home)
  const boards = Array.from({ length: 6 }, (_, index) => [card(`a.${index}`), card('b.same')])
  await Promise.all(boards.map((cards) => api.save.send({ body: { cards } })))
  const { cards } = await api.show.send()
  expect(boards).toContainEqual(cards)
})
