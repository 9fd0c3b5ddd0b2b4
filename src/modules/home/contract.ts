import * as z from 'zod'
import { contract, del, everybody, get, put, readWrite } from '#platform/contract.ts'
import { widgetWidths } from '#platform/contracts/widget-width.ts'

export const maxCards = 100
export const heights = { min: 2, max: 8 } as const

/** One card of a user's board; the board has the order of the list. */
export const Card = z.strictObject({
  /** `<module>.<name>` of an existing or former widget. */
  id: z.string().min(1).max(80),
  /** In columns of twelve. */
  width: z.literal([...widgetWidths]),
  height: z.int().min(heights.min).max(heights.max),
  hidden: z.boolean(),
})
export type Card = z.infer<typeof Card>

const Cards = z
  .array(Card)
  .max(maxCards)
  .refine((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, {
    params: { reason: 'twice' },
    error: 'Each widget can occur only once',
  })

export const Board = z.strictObject({
  /** Null for the default arrangement. */
  cards: Cards.nullable(),
})
export type Board = z.infer<typeof Board>

export const home = contract(
  'home',
  '/api/data/home',
  {
    show: get('/', { returns: Board, summary: 'The user’s arrangement of the dashboard' }),
    save: put('/', { body: z.strictObject({ cards: Cards }), returns: Board, summary: 'Saves an arrangement' }),
    reset: del('/', { summary: 'Resets the arrangement' }),
  },
  { private: true, everyone: true, grants: everybody(readWrite) },
)
