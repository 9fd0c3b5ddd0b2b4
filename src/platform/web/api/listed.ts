/** One page of a list with the total, or a lower bound of it. */
export interface Listed<Items> {
  items: Items
  total: number
  isLeast: boolean
}
