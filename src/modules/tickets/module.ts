import { IconTicket } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconTicket,
  nav: { section: 'work', order: 60, letter: 'k' },
  routes: [
    { path: '/apps/tickets', lazy: () => import('./tickets-screen.tsx') },
    { path: '/rate/:token', title: 'rate.title', layout: 'blank', lazy: () => import('./rate/rate-screen.tsx') },
  ],
  badge: () => import('./unsolved-badge.ts'),
  widgets: [
    { name: 'open', width: 3, height: 2, order: 3, Widget: lazy(() => import('./widgets/open-widget.tsx')) },
    { name: 'flow', width: 8, height: 4, order: 24, Widget: lazy(() => import('./widgets/flow-widget.tsx')) },
    { name: 'waiting', width: 4, height: 4, order: 25, Widget: lazy(() => import('./widgets/waiting-widget.tsx')) },
    { name: 'mine', width: 4, height: 4, order: 40, Widget: lazy(() => import('./widgets/my-tickets-widget.tsx')) },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    tickets: typeof texts
  }
}
