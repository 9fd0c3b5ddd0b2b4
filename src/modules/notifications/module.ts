import { IconBell } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'
import { listPath, preferencesPath } from './paths.ts'

export default defineModule({
  icon: IconBell,
  nav: { section: 'pages', order: 30 },
  routes: [
    { path: listPath, lazy: () => import('./list/notifications-screen.tsx') },
    {
      path: preferencesPath,
      title: 'preferences.title',
      lazy: () => import('./preferences/preferences-screen.tsx'),
    },
  ],
  topbar: () => import('./bell/bell.tsx'),
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    notifications: typeof texts
  }
}
