import { IconFileInvoice } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconFileInvoice,
  nav: { section: 'shop', order: 50, letter: 'v' },
  widgets: [
    {
      name: 'outstanding',
      width: 3,
      height: 2,
      order: 4,
      Widget: lazy(() => import('./widgets/outstanding-widget.tsx')),
    },
    { name: 'overdue', width: 4, height: 4, order: 31, Widget: lazy(() => import('./widgets/overdue-widget.tsx')) },
  ],
  routes: [
    { path: '/apps/invoice/list', lazy: () => import('./list/list-screen.tsx') },
    { path: '/apps/invoice/create', title: 'new', lazy: () => import('./edit/create-screen.tsx') },
    { path: '/apps/invoice/edit/:id', title: 'editing', lazy: () => import('./edit/edit-screen.tsx') },
    { path: '/apps/invoice/detail/:id', title: 'invoice', lazy: () => import('./detail/detail-screen.tsx') },
    {
      path: '/apps/invoice/credit-note/:id/:note',
      title: 'credit.one',
      lazy: () => import('./detail/credit-note-screen.tsx'),
    },
    { path: '/invoice/:token', title: 'invoice', layout: 'blank', lazy: () => import('./public/public-screen.tsx') },
  ],
  billing: () => import('./billing.ts'),
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    invoices: typeof texts
  }
}
