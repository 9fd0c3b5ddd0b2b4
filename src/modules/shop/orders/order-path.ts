export const ordersPath = '/apps/ecommerce/orders'

/** Where an order's page is. */
export const orderPath = (id: number) => `${ordersPath}/${id}`
