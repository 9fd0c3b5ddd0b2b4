import { IconHistory } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconHistory,
  nav: { section: 'admin', order: 30 },
  widgets: [
    { name: 'activity', width: 4, height: 4, order: 32, Widget: lazy(() => import('./widgets/activity-widget.tsx')) },
  ],
  routes: [
    { path: '/admin/audit', lazy: () => import('./list/audit-screen.tsx') },
    { path: '/admin/audit/:id', title: 'one', lazy: () => import('./detail/entry-screen.tsx') },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    audit: typeof texts
  }
}
