import { never, type SearchSource } from '#platform/server/search/search-source.ts'
import { isOwn } from '../contract-product.ts'
import { searchedNames } from './product-rows.ts'
import type { Tables } from './tables.ts'

const texts = searchedNames.filter((name) => name !== 'title')
const ownTexts = texts.filter((name) => isOwn(name))

/** A product with its variants; drafts are found only by users who may change products. */
export const productEntries: SearchSource<Tables> = {
  tables: { shopProducts: 'id' },
  through: {
    shopProducts: {
      by: 'variantOf',
      when: [...ownTexts, 'size', 'deletedAt'],
      records: () => async (ids) => ids.map(Number),
    },
  },
  entries: (db) => async (asked) => {
    const ids = asked.map(Number)
    const rows = await db
      .selectFrom('shopProducts')
      .select(['id', ...searchedNames, 'description', 'category', 'status', 'updatedAt'])
      .where('id', 'in', ids)
      .where('variantOf', 'is', null)
      .where('deletedAt', 'is', null)
      .execute()
    const variants = await db
      .selectFrom('shopProducts')
      .select(['variantOf', ...ownTexts])
      .where('variantOf', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
    const made = Map.groupBy(variants, ({ variantOf }) => variantOf)
    return rows.map(({ id, description, category, status, updatedAt, ...row }) => ({
      recordId: id,
      title: row.title,
      detail: row.sku,
      text: [
        ...texts.map((name) => row[name]),
        ...(made.get(id) ?? []).flatMap((variant) => ownTexts.map((name) => variant[name])),
        ...category,
        description,
      ].join('\n'),
      path: `/apps/ecommerce/detail/${id}`,
      at: updatedAt,
      ...(status !== 'active' && { editorsUntil: never }),
    }))
  },
}

export const orderEntries: SearchSource<Tables> = {
  tables: { shopOrders: 'id', shopOrderLines: 'orderId' },
  entries: (db) => async (asked) => {
    const ids = asked.map(Number)
    const rows = await db
      .selectFrom('shopOrders')
      .select(['id', 'number', 'address', 'note', 'updatedAt'])
      .where('id', 'in', ids)
      .execute()
    const lines = await db
      .selectFrom('shopOrderLines')
      .select(['orderId', 'title', 'sku'])
      .where('orderId', 'in', ids)
      .execute()
    const bought = Map.groupBy(lines, ({ orderId }) => orderId)
    return rows.map(({ id, number, address, note, updatedAt }) => ({
      recordId: id,
      title: `#${number} · ${address.name}`,
      detail: [address.company, address.city].filter(Boolean).join(' · '),
      text: [
        address.company,
        address.city,
        address.email,
        note,
        ...(bought.get(id) ?? []).flatMap(({ title, sku }) => [title, sku]),
      ].join('\n'),
      path: `/apps/ecommerce/orders/${id}`,
      at: updatedAt,
    }))
  },
}
