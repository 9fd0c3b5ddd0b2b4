import { defineFirstQueries } from '#platform/first-queries.ts'
import { pageQuery } from '#platform/web/url-state/list-page.ts'
import { parseRecordId } from '#platform/web/url-state/record-id.ts'
import { parseView } from '#platform/web/url-state/use-view.ts'
import { toLocalDay } from '#platform/time/local-time.ts'
import { api as cart } from './cart/cart-client.ts'
import { shop } from './contract.ts'
import { api as discounts } from './discounts/discounts-client.ts'
import { DiscountsView, toListQuery as toDiscountsQuery } from './discounts/discounts-view.ts'
import { FiguresView, getSpan } from './figures/figures-view.ts'
import { api as products } from './products-client.ts'
import {
  getFilters,
  toListQuery as toProductsQuery,
  getPerPage as productsPerPage,
  ProductsView,
} from './list/products-view.ts'
import { api as orders } from './orders/orders-client.ts'
import { toListQuery as toOrdersQuery, OrdersView, getPerPage as ordersPerPage } from './orders/orders-view.ts'
import { toFacetsQuery, toListQuery as toOffersQuery, StoreView } from './store/store-view.ts'

export const productList = (view: ProductsView) =>
  products.list.page({
    query: { ...toProductsQuery(view), ...pageQuery(view.page ?? 1), limit: productsPerPage(view) },
  })

export const orderList = (view: OrdersView) =>
  orders.list.page({ query: { ...toOrdersQuery(view), ...pageQuery(view.page ?? 1), limit: ordersPerPage(view) } })

const familyQueries = (id: number) => [
  products.show.query({ params: { id } }),
  products.family.query({ params: { id } }),
]

export default defineFirstQueries({
  '/apps/ecommerce/shop': ({ search }) => {
    const view = parseView(StoreView, search)
    return [
      products.list.page({ query: toOffersQuery(view) }),
      products.facets.query({ query: toFacetsQuery(view) }),
      cart.show.query(),
    ]
  },
  '/apps/ecommerce/detail/:id': ({ params }) => {
    const id = parseRecordId(params['id'])
    if (id === undefined) return []
    return [...familyQueries(id), products.related.query({ params: { id } }), cart.show.query()]
  },
  '/apps/ecommerce/edit/:id': ({ params, can }) => {
    const id = parseRecordId(params['id'])
    return id === undefined || !can('update', shop.name) ? [] : familyQueries(id)
  },
  '/apps/ecommerce/list': ({ search }) => {
    const view = parseView(ProductsView, search)
    return [productList(view), products.facets.query({ query: getFilters(view) })]
  },
  '/apps/ecommerce/checkout': () => [cart.show.query()],
  '/apps/ecommerce/discounts': ({ search }) => [
    discounts.list.page({ query: toDiscountsQuery(parseView(DiscountsView, search)) }),
    discounts.counts.query(),
  ],
  '/dashboards/ecommerce': ({ search }) => {
    const { span } = getSpan(parseView(FiguresView, search), toLocalDay(new Date()))
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    return [orders.figures.query({ query: { ...span, timeZone } })]
  },
  '/apps/ecommerce/orders': ({ search }) => [orderList(parseView(OrdersView, search)), orders.counts.query()],
  '/apps/ecommerce/orders/:id': ({ params }) => {
    const id = parseRecordId(params['id'])
    return id === undefined ? [] : [orders.show.query({ params: { id } })]
  },
})
