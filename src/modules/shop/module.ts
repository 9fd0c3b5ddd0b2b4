import { IconShoppingBag } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconShoppingBag,
  routes: [],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    shop: typeof texts
  }
}
