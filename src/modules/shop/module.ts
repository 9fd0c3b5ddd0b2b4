import {
  IconTrendingUp,
  IconPackageExport,
  IconBox,
  IconPercentage,
  IconShoppingBag,
  IconShoppingCart,
} from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconShoppingBag,
  nav: [
    { section: 'shop', order: 10, path: '/apps/ecommerce/shop', label: 'shop', icon: IconShoppingBag, letter: 'w' },
    { section: 'shop', order: 20, path: '/apps/ecommerce/list', label: 'products', icon: IconBox },
    {
      section: 'shop',
      order: 30,
      path: '/apps/ecommerce/orders',
      label: 'orders',
      icon: IconPackageExport,
      topic: 'shop-orders',
      letter: 'o',
    },
    {
      section: 'shop',
      order: 35,
      path: '/apps/ecommerce/discounts',
      label: 'discounts',
      icon: IconPercentage,
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
      icon: IconTrendingUp,
      topic: 'shop-orders',
      letter: 'f',
    },
  ],
  widgets: [
    {
      name: 'revenue',
      width: 3,
      height: 2,
      order: 1,
      topic: 'shop-orders',
      Widget: lazy(() => import('./widgets/revenue-widget.tsx')),
    },
    {
      name: 'orders',
      width: 3,
      height: 2,
      order: 2,
      topic: 'shop-orders',
      Widget: lazy(() => import('./widgets/orders-widget.tsx')),
    },
    {
      name: 'sales',
      width: 8,
      height: 4,
      order: 10,
      topic: 'shop-orders',
      Widget: lazy(() => import('./widgets/sales-widget.tsx')),
    },
    {
      name: 'bestSellers',
      width: 4,
      height: 4,
      order: 22,
      topic: 'shop-orders',
      Widget: lazy(() => import('./widgets/best-sellers-widget.tsx')),
    },
    {
      name: 'runningOut',
      width: 4,
      height: 4,
      order: 50,
      topic: 'shop-orders',
      Widget: lazy(() => import('./widgets/running-out-widget.tsx')),
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
      lazy: () => import('./list/products-screen.tsx'),
    },
    {
      path: '/apps/ecommerce/add',
      title: 'form.add',
      parent: '/apps/ecommerce/list',
      lazy: () => import('./edit/add-screen.tsx'),
    },
    {
      path: '/apps/ecommerce/edit/:id',
      title: 'form.edit',
      parent: '/apps/ecommerce/list',
      lazy: () => import('./edit/edit-screen.tsx'),
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
