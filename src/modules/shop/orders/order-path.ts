export const ordersPath = '/apps/ecommerce/orders'

/** The path of an order's page. */
export const orderPath = (id: number) => `${ordersPath}/${id}`
