import {
  IconChartBar,
  IconPackageExport,
  IconPackages,
  IconRosetteDiscount,
  IconShoppingBag,
  IconShoppingCart,
} from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconShoppingBag,
  nav: [
    { section: 'shop', order: 10, path: '/apps/ecommerce/shop', label: 'shop', icon: IconShoppingBag },
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
      section: 'shop',
      order: 35,
      path: '/apps/ecommerce/discounts',
      label: 'discounts',
      icon: IconRosetteDiscount,
      topic: 'shop-discounts',
    },
    {
      section: 'shop',
      order: 40,
      path: '/apps/ecommerce/checkout',
      label: 'cart',
      icon: IconShoppingCart,
      topic: 'shop-cart',
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
    { path: '/apps/ecommerce/shop', title: 'store.title', lazy: () => import('./store/store-screen.tsx') },
    {
      path: '/apps/ecommerce/detail/:id',
      title: 'product.one',
      parent: '/apps/ecommerce/shop',
      lazy: () => import('./store/product-screen.tsx'),
    },
    { path: '/apps/ecommerce/checkout', title: 'cart.title', lazy: () => import('./checkout/checkout-screen.tsx') },
    {
      path: '/apps/ecommerce/list',
      title: 'table.title',
      lazy: () => import('./table/products-screen.tsx'),
    },
    {
      path: '/apps/ecommerce/add',
      title: 'form.add',
      parent: '/apps/ecommerce/list',
      lazy: () => import('./form/add-screen.tsx'),
    },
    {
      path: '/apps/ecommerce/edit/:id',
      title: 'form.edit',
      parent: '/apps/ecommerce/list',
      lazy: () => import('./form/edit-screen.tsx'),
    },
    {
      path: '/dashboards/ecommerce',
      title: 'figures.title',
      lazy: () => import('./figures/figures-screen.tsx'),
    },
    {
      path: '/apps/ecommerce/discounts',
      title: 'discounts.title',
      lazy: () => import('./discounts/discounts-screen.tsx'),
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
