import { IconStack2 } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconStack2,
  nav: { section: 'work', order: 90 },
  routes: [{ path: '/apps/plain-things', lazy: () => import('./plain-things-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'plain-things': typeof texts
  }
}
