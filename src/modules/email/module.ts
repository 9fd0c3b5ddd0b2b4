import { IconMail } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconMail,
  nav: { section: 'work', order: 10, letter: 'e' },
  routes: [{ path: '/apps/email', lazy: () => import('./email-screen.tsx') }],
  widgets: [
    { name: 'unread', width: 4, height: 4, order: 20, Widget: lazy(() => import('./widgets/unread-widget.tsx')) },
  ],
  composeEmail: '/apps/email?compose=new&to=',
  badge: () => import('./unread-count.ts'),
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    email: typeof texts
  }
}
