import { IconUsersGroup } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconUsersGroup,
  nav: { section: 'admin', order: 10 },
  routes: [{ path: '/admin/users', lazy: () => import('./list/users-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    users: typeof texts
  }
}
