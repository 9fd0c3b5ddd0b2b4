import { never, type SearchSource } from '#platform/server/search/search-source.ts'
import { listNames } from '#platform/fields/descriptions.ts'
import { findChoices } from '#platform/server/search/choices/searched-choices.ts'
import { isForSale } from '../contract-fields.ts'
import { fields, isVariantField, productFields } from '../contract-product.ts'
import { getSearchText, orderChoices } from './order-rows.ts'
import { productChoices, productColumns, searchedNames, toProductRow } from './product-rows.ts'
import type { Tables } from './tables.ts'

const texts = searchedNames.filter((name) => name !== 'title')
const variantTexts = texts.filter((name) => isVariantField(name))

/** A product with its variants; drafts are found only by users who may change products. */
export const productEntries: SearchSource<Tables> = {
  fields: productFields,
  texts: (db) => async (ids) => {
    const rows = await db.selectFrom('shopProducts').select(productColumns).where('id', 'in', ids.map(Number)).execute()
    return new Map(rows.map((row) => [row.id, toProductRow(row).search]))
  },
  tables: { shopProducts: 'id' },
  through: {
    shopProducts: {
      by: 'variantOf',
      when: [...variantTexts, 'size', 'deletedAt'],
      records: () => async (ids) => ids.map(Number),
    },
  },
  entries: (db) => async (recordIds) => {
    const ids = recordIds.map(Number)
    const rows = await db
      .selectFrom('shopProducts')
      .select(['id', ...listNames(fields), 'description', 'updatedAt'])
      .where('id', 'in', ids)
      .where('variantOf', 'is', null)
      .where('deletedAt', 'is', null)
      .execute()
    const variants = await db
      .selectFrom('shopProducts')
      .select(['variantOf', ...variantTexts])
      .where('variantOf', 'in', ids)
      .where('deletedAt', 'is', null)
      .execute()
    const variantsByMain = Map.groupBy(variants, ({ variantOf }) => variantOf)
    return rows.map(({ id, description, updatedAt, ...row }) => ({
      recordId: id,
      title: row.title,
      detail: row.sku,
      text: [
        ...texts.map((name) => row[name]),
        ...(variantsByMain.get(id) ?? []).flatMap((variant) => variantTexts.map((name) => variant[name])),
        ...row.category,
        description,
      ].join('\n'),
      choices: findChoices(productChoices, row),
      path: `/apps/ecommerce/detail/${id}`,
      at: updatedAt,
      ...(!isForSale(row.status) && { editorsUntil: never }),
    }))
  },
}

export const orderEntries: SearchSource<Tables> = {
  // Entries have contained choices since version 2, and texts of the list no discount code since version 3.
  version: 3,
  texts: (db) => async (ids) => {
    const rows = await db
      .selectFrom('shopOrders')
      .select(['id', 'number', 'address'])
      .where('id', 'in', ids.map(Number))
      .execute()
    return new Map(rows.map((row) => [row.id, getSearchText(row)]))
  },
  tables: { shopOrders: 'id', shopOrderLines: 'orderId' },
  entries: (db) => async (recordIds) => {
    const ids = recordIds.map(Number)
    const rows = await db
      .selectFrom('shopOrders')
      .select(['id', 'number', 'address', 'note', 'updatedAt', 'status', 'delivery', 'payment'])
      .where('id', 'in', ids)
      .execute()
    const lines = await db
      .selectFrom('shopOrderLines')
      .select(['orderId', 'title', 'sku'])
      .where('orderId', 'in', ids)
      .execute()
    const bought = Map.groupBy(lines, ({ orderId }) => orderId)
    return rows.map(({ id, number, address, note, updatedAt, ...row }) => ({
      choices: findChoices(orderChoices, row),
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
