import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { allows } from '#platform/permissions/rules.ts'
import { api } from '#platform/server/api.ts'
import type { Call } from '#platform/server/pipeline/call.ts'
import { shop } from '../contract.ts'
import { isForSale } from '../contract-fields.ts'
import { changeProduct, createProduct } from './change-product.ts'
import { changeInBulk, changeEach } from './change-products.ts'
import { exportProducts } from './export-products.ts'
import { importProducts } from './import-products.ts'
import { cleanRows } from './import-texts.ts'
import { countFacets } from './product-facets.ts'
import { listAllIds, listFamily, listProducts, listRelatedProducts, suggestProducts } from './product-list.ts'
import { findProduct, productChoices, toProduct } from './product-rows.ts'
import { productEntries } from './search-entries.ts'
import type { Tables } from './tables.ts'

/** Drafts and the trash are visible only to users who may change products. */
const toVisibility = ({ access: { ability } }: Pick<Call, 'access'>) => ({
  seesAll: allows(ability, 'update', shop.name),
})

/** A product that the user may see. */
async function findVisibleProduct(db: Db<Tables>, id: number, call: Pick<Call, 'access'>) {
  const row = await findProduct(db, id)
  if (!toVisibility(call).seesAll && (!isForSale(row.status) || row.deletedAt !== null))
    throw notFound(`Product ${id} not found`)
  return row
}

export const productsApi = api(
  shop,
  (db: Db<Tables>) => ({
    list: async ({ query, access, services }) =>
      listProducts(db, await services.withChoices(query, productChoices), toVisibility({ access })),

    facets: async ({ query, access, services }) =>
      countFacets(db, await services.withChoices(query, productChoices), toVisibility({ access })),

    ids: async ({ query, access, services }) =>
      listAllIds(db, await services.withChoices(query, productChoices), toVisibility({ access })),

    suggest: ({ query: { q } }) => suggestProducts(db, q),

    show: async ({ params: { id }, access }) => toProduct(await findVisibleProduct(db, id, { access })),

    family: async ({ params: { id }, access }) =>
      listFamily(db, await findVisibleProduct(db, id, { access }), toVisibility({ access })),

    related: async ({ params: { id }, access }) =>
      listRelatedProducts(db, await findVisibleProduct(db, id, { access })),

    picture: async ({ params: { id, file }, access, services: { files } }) => {
      const { pictures } = await findVisibleProduct(db, id, { access })
      const picture = pictures.find((one) => one.id === file)
      if (!picture) throw notFound('Picture not found')
      return files.open(picture)
    },

    create: async ({ body, services, check, checkRights, access, now, events }) => {
      const id = await createProduct(db, body, { services, checkRights, access, now, events })
      const product = toProduct(await findProduct(db, id))
      check(product)
      return product
    },

    edit: async ({ params: { id }, body, ...writer }) => {
      await changeProduct(db, id, body, writer)
      return toProduct(await findProduct(db, id))
    },

    remove: ({ params: { id }, ...writer }) => changeProduct(db, id, { deleted: true }, writer),

    bulk: ({ body, ...writer }) => changeInBulk(db, body, writer),

    editEach: ({ body, ...writer }) => changeEach(db, body, writer),

    import: async ({ body: { rows, dryRun }, now, access, services, db: { commit } }) => {
      const clean = await cleanRows(rows, { services })
      return commit(db, (transaction, { events }) =>
        importProducts(transaction, { rows: clean, dryRun, now, access, events }),
      )
    },

    export: async ({ query, access, now, services }) =>
      exportProducts(db, await services.withChoices(query, productChoices), { ...toVisibility({ access }), now }),
  }),
  { search: productEntries },
)
