import { IconTextSize } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconTextSize,
  nav: { section: 'forms', order: 60 },
  routes: [{ path: '/forms/form-tiptap', lazy: () => import('./documents-screen.tsx') }],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'form-tiptap': typeof texts
  }
}
