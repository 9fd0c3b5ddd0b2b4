import { IconLayoutKanban } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconLayoutKanban,
  nav: { section: 'work', order: 70 },
  routes: [{ path: '/apps/kanban', lazy: () => import('./kanban-screen.tsx') }],
  widgets: [{ width: 1, order: 40, Widget: lazy(() => import('./due-widget.tsx')) }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    kanban: typeof texts
  }
}
