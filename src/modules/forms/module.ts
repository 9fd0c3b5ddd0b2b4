import { IconClipboardCheck, IconListNumbers } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconClipboardCheck,
  nav: [
    { section: 'forms', order: 30, path: '/forms/form-validation', label: 'validation', icon: IconClipboardCheck },
    { section: 'forms', order: 40, path: '/forms/form-wizard', label: 'wizard', icon: IconListNumbers },
  ],
  routes: [
    {
      path: '/forms/form-validation',
      title: 'menu.validation',
      lazy: () => import('./validation/validation-screen.tsx'),
    },
    { path: '/forms/form-wizard', title: 'menu.wizard', lazy: () => import('./wizard/wizard-screen.tsx') },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    forms: typeof texts
  }
}
