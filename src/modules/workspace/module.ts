import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconAdjustmentsHorizontal,
  nav: { section: 'admin', order: 5 },
  badge: () => import('./setup/steps-badge.ts'),
  routes: [{ path: '/admin/workspace', lazy: () => import('./edit/workspace-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    workspace: typeof texts
  }
}
