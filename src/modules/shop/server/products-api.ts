import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/fields/rules.ts'
import { api, type Call } from '#platform/server/api.ts'
import { shop } from '../contract.ts'
import { changeProduct, createProduct } from './change-product.ts'
import { changeAlike, changeEach } from './change-products.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { cleanRows } from './import-texts.ts'
import { countFacets } from './product-facets.ts'
import { allIds, listFamily, listProducts, relatedProducts, suggestProducts } from './product-list.ts'
import { findProduct, toProduct } from './product-rows.ts'
import { productEntries } from './search-entries.ts'
import type { Tables } from './tables.ts'

/** Drafts and the trash are for those who may change products. */
const asker = ({ ability }: Pick<Call, 'ability'>) => ({ seesAll: allows(ability, 'update', shop.name) })

/** A product that the asking user may see. */
async function seenProduct(db: Db<Tables>, id: number, call: Pick<Call, 'ability'>) {
  const row = await findProduct(db, id)
  if (!asker(call).seesAll && (row.status !== 'active' || row.deletedAt !== null))
    throw notFound(`There is no product ${id}`)
  return row
}

export const productsApi = api(
  shop,
  (db: Db<Tables>) => ({
    list: ({ query, ability }) => listProducts(db, query, asker({ ability })),

    facets: ({ query, ability }) => countFacets(db, query, asker({ ability })),

    ids: ({ query, ability }) => allIds(db, query, asker({ ability })),

    suggest: ({ query: { q } }) => suggestProducts(db, q),

    show: async ({ params: { id }, ability }) => toProduct(await seenProduct(db, id, { ability })),

    family: async ({ params: { id }, ability }) =>
      listFamily(db, await seenProduct(db, id, { ability }), asker({ ability })),

    related: async ({ params: { id }, ability }) => relatedProducts(db, await seenProduct(db, id, { ability })),

    picture: async ({ params: { id, file }, ability, files }) => {
      const { pictures } = await seenProduct(db, id, { ability })
      const picture = pictures.find((one) => one.id === file)
      if (!picture) throw notFound('There is no such picture')
      return files.open(picture)
    },

    create: async ({ body, files, check, ability, now }) => {
      const id = await createProduct(db, body, { files, check, ability, now })
      const product = toProduct(await findProduct(db, id))
      check(product)
      return product
    },

    edit: async ({ params: { id }, body, ...writer }) => {
      await changeProduct(db, id, body, writer)
      return toProduct(await findProduct(db, id))
    },

    remove: ({ params: { id }, ...writer }) => changeProduct(db, id, { deleted: true }, writer),

    bulk: ({ body, ...writer }) => changeAlike(db, body, writer),

    editEach: ({ body, ...writer }) => changeEach(db, body, writer),

    import: async ({ body: { rows, dryRun }, now, ability, sanitise, commit }) => {
      const clean = await cleanRows(rows, { sanitise })
      return commit(db, (transaction) => importProducts(transaction, { rows: clean, dryRun, now, ability }))
    },

    export: ({ query, ability, now }) => exportProducts(db, query, { ...asker({ ability }), now }),
  }),
  { search: productEntries },
)
