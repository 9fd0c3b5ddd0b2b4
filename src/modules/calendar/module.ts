import { IconCalendar } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconCalendar,
  nav: { section: 'work', order: 50, letter: 'l' },
  routes: [{ path: '/apps/calendar', lazy: () => import('./calendar-screen.tsx') }],
  widgets: [{ name: 'next', width: 4, height: 4, order: 11, Widget: lazy(() => import('./widgets/next-widget.tsx')) }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    calendar: typeof texts
  }
}
