import { IconHelpCircle } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconHelpCircle,
  nav: { section: 'pages', order: 20 },
  routes: [{ path: '/pages/faq', plain: true, lazy: () => import('./faq-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    faq: typeof texts
  }
}
