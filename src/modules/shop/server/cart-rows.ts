import type { Db } from '#platform/db/engines/database.ts'
import { conflict, notFound, refused } from '#platform/errors/failure.ts'
import { fromCents } from '#platform/numbers/money.ts'
import type { Cart, CartLine } from '../contract-cart.ts'
import { isForSale, maxLines, maxPieces } from '../contract-fields.ts'
import { productColumns, type ProductRow, toProduct } from './product-rows.ts'
import type { Tables } from './tables.ts'

/** A line of a cart with its current product. */
export interface CartRow {
  qty: number
  updatedAt: string
  product: ProductRow
}

/** The number of pieces of a product that can be bought. */
export const getAvailableQty = ({ status, deletedAt, qty }: Pick<ProductRow, 'status' | 'deletedAt' | 'qty'>) =>
  isForSale(status) && deletedAt === null ? qty : 0

export function findLineProblem({ product, qty }: Pick<CartRow, 'product' | 'qty'>): CartLine['problem'] {
  if (!isForSale(product.status) || product.deletedAt !== null) return 'gone'
  if (product.qty === 0) return 'soldOut'
  return qty > product.qty ? 'tooMany' : null
}

/** The lines of a user's cart, in the order of adding. */
export async function listCartLines(db: Db<Tables>, userId: string): Promise<CartRow[]> {
  const rows = await db
    .selectFrom('shopCartLines')
    .innerJoin('shopProducts', 'shopProducts.id', 'shopCartLines.productId')
    .where('userId', '=', userId)
    .orderBy('position')
    .orderBy('productId')
    .select(productColumns.map((column) => `shopProducts.${column}` as const))
    .select(['shopCartLines.qty as pieces', 'shopCartLines.updatedAt as changedAt'])
    .execute()
  return rows.map(({ pieces, changedAt, ...product }) => ({ qty: pieces, updatedAt: changedAt, product }))
}

function toLine(row: CartRow): CartLine {
  const { title, photo, price, salesPrice, discount, qty, stock, category, colors, sku, status, deleted, color, size } =
    toProduct(row.product)
  const problem = findLineProblem(row)
  return {
    id: row.product.id,
    qty: row.qty,
    product: {
      title,
      photo,
      price,
      salesPrice,
      discount,
      qty,
      stock,
      category,
      colors,
      sku,
      status,
      deleted,
      color,
      size,
    },
    problem,
    total: problem === 'gone' || problem === 'soldOut' ? 0 : fromCents(row.product.salesPrice * row.qty),
  }
}

export async function showCart(db: Db<Tables>, userId: string): Promise<Cart> {
  const rows = await listCartLines(db, userId)
  const lines = rows.map(toLine)
  return {
    lines,
    pieces: lines.reduce((sum, { qty }) => sum + qty, 0),
    total: fromCents(lines.reduce((sum, { total }) => sum + Math.round(total * 100), 0)),
    updatedAt: rows.reduce<string | null>((last, { updatedAt }) => (last && last > updatedAt ? last : updatedAt), null),
  }
}

async function checkStock(db: Db<Tables>, id: number, qty: number) {
  const product = await db
    .selectFrom('shopProducts')
    .select(['title', 'qty', 'status', 'deletedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!product || !isForSale(product.status) || product.deletedAt !== null)
    throw notFound(`Product ${id} is not available`)
  if (qty > product.qty) throw refused('qty', `Only ${product.qty} left of "${product.title}"`)
}

interface Change {
  userId: string
  id: number
  qty: number
  now: string
}

const findNextPosition = async (db: Db<Tables>, userId: string) => {
  const { last, lines } = await db
    .selectFrom('shopCartLines')
    .where('userId', '=', userId)
    .select(({ fn }) => [fn.max('position').as('last'), fn.countAll<number>().as('lines')])
    .executeTakeFirstOrThrow()
  return { position: (last ?? 0) + 1, lines: Number(lines) }
}

/** Adds pieces to those in the cart. */
export async function addToCart(db: Db<Tables>, { userId, id, qty, now }: Change) {
  // Checked before a line refers to the product.
  await checkStock(db, id, qty)
  const { position } = await findNextPosition(db, userId)
  const line = await db
    .insertInto('shopCartLines')
    .values({ userId, productId: id, qty, position, updatedAt: now })
    .onConflict((onConflict) =>
      onConflict
        .columns(['userId', 'productId'])
        .doUpdateSet((eb) => ({ qty: eb('shopCartLines.qty', '+', qty), updatedAt: now })),
    )
    .returning('qty')
    .executeTakeFirstOrThrow()
  await checkStock(db, id, line.qty)
  const { lines } = await findNextPosition(db, userId)
  if (lines > maxLines) throw conflict(`A cart can contain at most ${maxLines} products`)
}

export async function changeLine(db: Db<Tables>, { userId, id, qty, now }: Change) {
  const { numUpdatedRows } = await db
    .updateTable('shopCartLines')
    .set({ qty, updatedAt: now })
    .where('userId', '=', userId)
    .where('productId', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw notFound('This product is not in the cart')
  await checkStock(db, id, qty)
}

/** Replaces the lines of the cart; products that are no longer offered are accepted. */
export async function fillCart(
  db: Db<Tables>,
  { userId, now, lines }: { userId: string; now: string; lines: readonly { id: number; qty: number }[] },
) {
  const pieces = new Map<number, number>()
  for (const { id, qty } of lines) pieces.set(id, Math.min((pieces.get(id) ?? 0) + qty, maxPieces))
  const existing =
    pieces.size > 0
      ? await db
          .selectFrom('shopProducts')
          .select('id')
          .where('id', 'in', [...pieces.keys()])
          .execute()
      : []
  if (existing.length < pieces.size) throw refused('lines', 'The product does not exist')
  await clearCart(db, userId)
  if (pieces.size === 0) return
  await db
    .insertInto('shopCartLines')
    .values(
      [...pieces].map(([productId, qty], index) => ({ userId, productId, qty, position: index + 1, updatedAt: now })),
    )
    .execute()
}

export const clearCart = (db: Db<Tables>, userId: string) =>
  db.deleteFrom('shopCartLines').where('userId', '=', userId).execute()
