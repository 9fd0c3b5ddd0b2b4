import { expect, test } from 'vitest'
import { calculateRefund, getSentPieces } from '../refund-amount.ts'

const order = {
  total: 7933,
  tax: 721,
  lines: [
    { id: 1, qty: 3, total: 5397, deduction: 675 },
    { id: 2, qty: 2, total: 1470, deduction: 184 },
  ],
}

test('the refunds of all pieces one by one are that of all at once', () => {
  const before: { id: number; qty: number }[] = []
  let sum = 0
  for (const id of [1, 2, 1, 2, 1]) {
    const piece = { id, qty: 1 }
    sum += calculateRefund(order, before, [piece])
    before.push(piece)
  }
  expect(sum).toBe(
    calculateRefund(
      order,
      [],
      [
        { id: 1, qty: 3 },
        { id: 2, qty: 2 },
      ],
    ),
  )
})

test('all pieces of an order that was shipped before there were shipments were sent', () => {
  const lines = [
    { id: 7, qty: 3 },
    { id: 9, qty: 1 },
  ]
  expect(getSentPieces({ status: 'delivered', lines }, [])).toEqual(lines)
  expect(getSentPieces({ status: 'paid', lines }, []).map(({ qty }) => qty)).toEqual([0, 0])
  expect(getSentPieces({ status: 'shipped', lines }, [{ id: 7, qty: 2 }]).map(({ qty }) => qty)).toEqual([2, 0])
})
