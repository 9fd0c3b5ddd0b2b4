import { Avatar } from '#platform/ui/avatar.tsx'
import type { Order } from '../contract-orders.ts'

/** The picture of whom the order is for: the buyer's, unless it is for somebody else. */
export function CustomerAvatar({ address, buyer, size }: Pick<Order, 'address' | 'buyer'> & { size: number }) {
  const name = address?.name ?? buyer.name
  return <Avatar name={name} src={name === buyer.name ? buyer.avatar : undefined} size={size} />
}
