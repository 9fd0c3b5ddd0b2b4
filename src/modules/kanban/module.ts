import { IconLayoutKanban } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconLayoutKanban,
  nav: { section: 'work', order: 70, letter: 'b' },
  routes: [{ path: '/apps/kanban', lazy: () => import('./kanban-screen.tsx') }],
  widgets: [
    { name: 'progress', width: 4, height: 4, order: 21, Widget: lazy(() => import('./widgets/progress-widget.tsx')) },
    { name: 'due', width: 4, height: 4, order: 41, Widget: lazy(() => import('./widgets/due-widget.tsx')) },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    kanban: typeof texts
  }
}
