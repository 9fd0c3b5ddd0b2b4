import { IconTicket } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconTicket,
  nav: { section: 'work', order: 60 },
  routes: [{ path: '/apps/tickets', lazy: () => import('./tickets-screen.tsx') }],
  badge: () => import('./unsolved-badge.ts'),
  widgets: [{ width: 1, order: 25, Widget: lazy(() => import('./my-tickets-widget.tsx')) }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    tickets: typeof texts
  }
}
