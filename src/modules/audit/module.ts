import { IconHistory } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconHistory,
  nav: { section: 'admin', order: 30 },
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
