import { IconNote } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconNote,
  nav: { section: 'work', order: 40, letter: 'n' },
  routes: [{ path: '/apps/notes', lazy: () => import('./notes-screen.tsx') }],
  widgets: [
    { name: 'latest', width: 4, height: 4, order: 60, Widget: lazy(() => import('./widgets/latest-widget.tsx')) },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    notes: typeof texts
  }
}
