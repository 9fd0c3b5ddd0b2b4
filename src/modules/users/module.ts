import { IconUsersGroup } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconUsersGroup,
  peopleContracts: ['users'],
  nav: { section: 'admin', order: 10, letter: 'u' },
  widgets: [
    { name: 'here', width: 4, height: 4, order: 52, Widget: lazy(() => import('./widgets/recent-users-widget.tsx')) },
  ],
  routes: [{ path: '/admin/users', lazy: () => import('./list/users-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    users: typeof texts
  }
}
