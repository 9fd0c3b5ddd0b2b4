import { IconLayoutDashboard } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconLayoutDashboard,
  nav: { section: 'home', order: 10, letter: 'h' },
  routes: [{ path: '/dashboards/modern', start: true, plain: true, lazy: () => import('./home-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    home: typeof texts
  }
}
