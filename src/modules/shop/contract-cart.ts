import * as z from 'zod'
import { contract, del, everybody, get, patch, post, put, readWrite } from '#platform/contract.ts'
import { Product } from './contract.ts'
import { Id, dateTime, maxLines, maxPieces } from './contract-fields.ts'

const Pieces = z.int().min(1).max(maxPieces)

/** One line of the cart; `id` is the id of its product. */
export const CartLine = z.object({
  id: z.int(),
  qty: z.int(),
  /** The current product; its `qty` is the number of pieces left. */
  product: Product.pick({
    title: true,
    photo: true,
    price: true,
    salesPrice: true,
    discount: true,
    qty: true,
    stock: true,
    category: true,
    colors: true,
    sku: true,
    status: true,
    deleted: true,
    color: true,
    size: true,
  }),
  /** Why it cannot be bought: no longer offered, none left, or fewer left than `qty`. */
  problem: z.enum(['gone', 'soldOut', 'tooMany']).nullable(),
  /** The price of all its pieces; 0 if it is gone or sold out. */
  total: z.number(),
})
export type CartLine = z.infer<typeof CartLine>

export const Cart = z.object({
  /** In the order of adding. */
  lines: z.array(CartLine),
  pieces: z.int(),
  total: z.number(),
  updatedAt: dateTime.nullable(),
})
export type Cart = z.infer<typeof Cart>

export const shopCart = contract(
  'shop-cart',
  '/api/data/eCommerce/cart',
  {
    show: get('/', { returns: Cart, summary: 'The user’s cart' }),
    add: post('/', {
      body: z.strictObject({ id: Id, qty: Pieces.default(1) }),
      returns: Cart,
      summary: 'Adds pieces of a product to the cart; 422 if fewer are left',
    }),
    fill: put('/', {
      body: z.strictObject({ lines: z.array(z.strictObject({ id: Id, qty: Pieces })).max(maxLines) }),
      returns: Cart,
      summary: 'Replaces the lines of the cart, for undo; does not check the stock',
    }),
    change: patch('/:id', {
      body: z.strictObject({ qty: Pieces }),
      returns: Cart,
      summary: 'Sets the number of pieces of a product; 422 if fewer are left',
    }),
    remove: del('/:id', { returns: Cart, summary: 'Removes a product from the cart' }),
    clear: del('/', { returns: Cart }),
  },
  { private: true, grants: everybody(readWrite) },
)
