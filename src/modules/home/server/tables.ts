import type { Json } from '#platform/db/sample/sample.ts'
import type { Card } from '../contract.ts'

/** All the tables this module can name: a query on any other does not compile. */
export interface Tables {
  homeBoards: { userId: string; cards: Json<Card[]>; updatedAt: string }
}
