import { IconStack2 } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconStack2,
  nav: { section: 'work', order: 90 },
  widgets: [
    { name: 'latest', width: 4, height: 4, order: 90, Widget: lazy(() => import('./widgets/latest-widget.tsx')) },
  ],
  routes: [
    { path: '/apps/plain-records', lazy: () => import('./list/list-screen.tsx') },
    { path: '/apps/plain-records/new', title: 'new', lazy: () => import('./edit/create-screen.tsx') },
    { path: '/apps/plain-records/:id', title: 'one', lazy: () => import('./detail/detail-screen.tsx') },
    { path: '/apps/plain-records/:id/edit', title: 'editing', lazy: () => import('./edit/edit-screen.tsx') },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'plain-records': typeof texts
  }
}
