import { IconLayoutDashboard } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({ icon: IconLayoutDashboard, routes: [] })

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    marketing: typeof texts
  }
}
