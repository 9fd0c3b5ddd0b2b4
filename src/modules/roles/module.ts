import { IconShieldCheck, IconShieldLock } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconShieldLock,
  nav: [
    {
      section: 'admin',
      order: 20,
      path: '/admin/roles',
      label: 'roles',
      icon: IconShieldLock,
      action: 'update',
    },
    { section: 'pages', order: 40, path: '/pages/casl', label: 'rules', icon: IconShieldCheck },
  ],
  routes: [
    { path: '/admin/roles', lazy: () => import('./edit/roles-screen.tsx') },
    { path: '/pages/casl', title: 'casl.title', lazy: () => import('./casl/casl-screen.tsx') },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    roles: typeof texts
  }
}
