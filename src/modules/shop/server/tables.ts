import type { Generated } from 'kysely'
import type { ColumnsOf } from '#platform/db/queries/amount-columns.ts'
import type { Json } from '#platform/db/sample/sample.ts'
import type { StoredFile } from '#platform/files/stored-file.ts'
import type { Product } from '../contract.ts'
import type { Pieces, Refund, Return, Shipment } from '../contract-fulfilment.ts'
import type { fields as discountFields } from '../contract-discounts.ts'
import type { fields as productFields } from '../contract-product.ts'
import type { Address } from '../contract-address.ts'
import type { Order, OrderCode, OrderLine } from '../contract-orders.ts'
import type { OrderStatus } from '../order-status.ts'

/** The tables of this module: a query on any other does not compile. Amounts are in cents. */
export interface Tables {
  shopProducts: ColumnsOf<typeof productFields> & {
    id: Generated<number>
    /** In hundredths of a percent. */
    discount: number
    salesPrice: number
    rating: number
    reviews: number
    photo: string
    pictures: Json<StoredFile[]>
    created: string
    description: Product['description']
    sold: number
    updatedAt: string
    deletedAt: string | null
    variantOf: number | null
    variantCount: number
    familyQty: number
    lowestPrice: number
    highestPrice: number
    search: string
    byTitle: string
    bySku: string
    categoryBits: number
    colorBits: number
  }
  shopCartLines: { userId: string; productId: number; qty: number; position: number; updatedAt: string }
  shopOrders: Pick<
    Order,
    | 'number'
    | 'status'
    | 'delivery'
    | 'payment'
    | 'note'
    | 'pieces'
    | 'subtotal'
    | 'discount'
    | 'deliveryCost'
    | 'deduction'
    | 'taxRate'
    | 'tax'
    | 'total'
    | 'paid'
    | 'credited'
    | 'createdAt'
    | 'updatedAt'
  > & {
    id: Generated<number>
    key: string
    buyerId: string
    /** Empty in rows of an earlier version without this column. */
    currency: Generated<string>
    address: Json<Address>
    discountCode: Json<OrderCode> | null
    invoice: Json<NonNullable<Order['invoice']>> | null
    search: string
    byName: string
    byStatus: number
    refundedPieces: Generated<number>
  }
  shopOrderLines: Omit<OrderLine, 'id'> & {
    orderId: number
    position: number
    productId: number
    refundedQty: Generated<number>
    /** The part of the line's total, without its deduction, that the refunded pieces had. */
    refundedTotal: Generated<number>
  }
  shopOrderSteps: {
    id: Generated<number>
    orderId: number
    at: string
    userId: string
    from: OrderStatus | null
    to: OrderStatus
    note: string
  }
  shopShipments: Omit<Shipment, 'id' | 'lines' | 'by'> & {
    id: Generated<number>
    orderId: number
    lines: Json<Pieces[]>
    userId: string
  }
  shopRefunds: Omit<Refund, 'id' | 'lines' | 'by'> & {
    id: Generated<number>
    orderId: number
    lines: Json<Pieces[]>
    userId: string
  }
  shopReturns: Omit<Return, 'id' | 'lines' | 'restocked' | 'by'> & {
    id: Generated<number>
    orderId: number
    lines: Json<Pieces[]>
    restocked: Json<Pieces[]> | null
    userId: string
  }
  shopDiscounts: ColumnsOf<typeof discountFields> & {
    id: Generated<number>
    used: number
    createdAt: string
    updatedAt: string
    deletedAt: string | null
    byCode: string
    search: string
  }
  shopDiscountUses: { orderId: number; discountId: number; buyerId: string }
  shopCounters: { name: string; last: number }
}
