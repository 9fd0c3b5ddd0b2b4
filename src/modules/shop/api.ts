import { cartApi } from './server/cart-api.ts'
import { discountsApi } from './server/discounts-api.ts'
import { ordersApi } from './server/orders-api.ts'
import { productsApi } from './server/products-api.ts'

export default [productsApi, cartApi, ordersApi, discountsApi]
