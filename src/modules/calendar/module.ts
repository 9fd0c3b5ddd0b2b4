import { IconCalendar } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconCalendar,
  nav: { section: 'work', order: 50 },
  routes: [{ path: '/apps/calendar', lazy: () => import('./calendar-screen.tsx') }],
  widgets: [{ width: 1, order: 25, Widget: lazy(() => import('./next-widget.tsx')) }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    calendar: typeof texts
  }
}
