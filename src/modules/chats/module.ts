import { IconMessages } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconMessages,
  nav: { section: 'work', order: 20 },
  routes: [{ path: '/apps/chats', lazy: () => import('./chats-screen.tsx') }],
  widgets: [{ width: 1, order: 20, Widget: lazy(() => import('./unread-widget.tsx')) }],
  badge: () => import('./unread-badge.ts'),
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    chats: typeof texts
  }
}
