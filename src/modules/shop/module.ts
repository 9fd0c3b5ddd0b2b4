import { IconChartBar, IconPackageExport, IconPackages, IconShoppingBag } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconShoppingBag,
  nav: [
    { section: 'shop', order: 20, path: '/apps/ecommerce/list', label: 'products', icon: IconPackages },
    {
      section: 'shop',
      order: 30,
      path: '/apps/ecommerce/orders',
      label: 'orders',
      icon: IconPackageExport,
      topic: 'shop-orders',
    },
    {
      section: 'home',
      order: 20,
      path: '/dashboards/ecommerce',
      label: 'figures',
      icon: IconChartBar,
      topic: 'shop-orders',
    },
  ],
  routes: [
    {
      path: '/apps/ecommerce/list',
      title: 'table.title',
      lazy: () => import('./table/products-screen.tsx'),
    },
    {
      path: '/dashboards/ecommerce',
      title: 'figures.title',
      lazy: () => import('./figures/figures-screen.tsx'),
    },
    { path: '/apps/ecommerce/orders', title: 'orders.title', lazy: () => import('./orders/orders-screen.tsx') },
    {
      path: '/apps/ecommerce/orders/:id',
      title: 'orders.oneWaiting',
      parent: '/apps/ecommerce/orders',
      lazy: () => import('./orders/order-screen.tsx'),
    },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    shop: typeof texts
  }
}
