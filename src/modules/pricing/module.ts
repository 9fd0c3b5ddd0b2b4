import { IconReceipt2 } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconReceipt2,
  nav: { section: 'pages', order: 10 },
  routes: [{ path: '/pages/pricing', lazy: () => import('./pricing-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    pricing: typeof texts
  }
}
