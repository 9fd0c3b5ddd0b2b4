import type { Json } from '#platform/db/sample/sample.ts'
import type { Card } from '../contract.ts'

/** The tables that this module may query, enforced by the compiler. */
export interface Tables {
  homeBoards: { userId: string; cards: Json<Card[]>; updatedAt: string }
}
