import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { serve } from '#testing/inputs/serve.ts'
import type { Category } from '../contract-schemas.ts'
import { kanban } from '../contract.ts'

const share = fc.double({ min: 0, max: 0.999, noNaN: true })
const Move = fc.record({
  who: fc.constantFrom(0, 1, 2),
  card: share,
  column: share,
  beside: fc.option(share),
  after: fc.boolean(),
})
/** The moves of an inner list are sent concurrently, by several users. */
const Rounds = fc.array(fc.array(Move, { minLength: 2, maxLength: 8 }), { minLength: 1, maxLength: 5 })

const pick = <Item>(items: readonly Item[], fraction: number) => items[Math.floor(fraction * items.length)]
const shape = (board: readonly Category[]) => board.map(({ id, child }) => [id, child.map((task) => task.id)])

test('keeps every card once and in the same order for all users during concurrent moves', async () => {
  const first = await serve(kanban)
  const clients = [first, await first.as('manager'), await first.as('admin')]
  const all = (await first.list.send()).flatMap(({ child }) => child.map(({ id }) => id)).toSorted((a, b) => a - b)

  await fc.assert(
    fc.asyncProperty(Rounds, async (rounds) => {
      for (const moves of rounds) {
        const knownBoard = await first.list.send()
        const sent = moves.map(({ who, card, column, beside, after }) => {
          const id = pick(all, card) ?? 0
          const goal = pick(knownBoard, column)
          const neighbour = beside === null ? undefined : pick(goal?.child ?? [], beside)?.id
          const hint = neighbour === undefined ? {} : { [after ? 'after' : 'before']: neighbour }
          return clients[who]?.moveTask.send({ params: { id }, body: { categoryId: goal?.id ?? 0, ...hint } })
        })
        await Promise.all(sent)
      }
      const boards = await Promise.all(clients.map((client) => client.list.send()))
      const [one = [], ...others] = boards.map(shape)
      for (const other of others) expect(other).toEqual(one)
      expect(boards[0]?.flatMap(({ child }) => child.map(({ id }) => id)).toSorted((a, b) => a - b)).toEqual(all)
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('always makes room for cards moved to the same position', async () => {
  const api = await serve(kanban)
  const [top = 0, ...others] = (await api.list.send())[0]?.child.map(({ id }) => id) ?? []
  for (let round = 0; round < 60; round++) {
    const id = others[round % others.length] ?? 0
    const board = await api.moveTask.send({ params: { id }, body: { categoryId: 1, after: top } })
    expect(board[0]?.child[1]?.id).toBe(id)
  }
}, 60_000)
