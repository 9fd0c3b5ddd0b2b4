import { IconMessages } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconMessages,
  nav: { section: 'work', order: 20, letter: 'c' },
  routes: [{ path: '/apps/chats', lazy: () => import('./chats-screen.tsx') }],
  widgets: [
    { name: 'unread', width: 4, height: 4, order: 42, Widget: lazy(() => import('./widgets/unread-widget.tsx')) },
  ],
  badge: () => import('./unread-badge.ts'),
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    chats: typeof texts
  }
}
