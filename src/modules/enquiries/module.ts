import { IconMailQuestion } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

// The page is part of the public site: documents.ts.
export default defineModule({ icon: IconMailQuestion, routes: [] })

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    enquiries: typeof texts
  }
}
