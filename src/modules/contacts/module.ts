import { IconAddressBook } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconAddressBook,
  peopleContracts: ['contacts'],
  nav: { section: 'work', order: 30, letter: 'p' },
  routes: [
    { path: '/apps/contacts', lazy: () => import('./contacts-screen.tsx') },
    { path: '/apps/contacts/companies', title: 'companies.title', lazy: () => import('./companies-screen.tsx') },
  ],
  people: () => import('./people-source.ts'),
  widgets: [
    { name: 'new', width: 6, height: 2, order: 26, Widget: lazy(() => import('./widgets/new-widget.tsx')) },
    { name: 'recent', width: 4, height: 4, order: 51, Widget: lazy(() => import('./widgets/recent-widget.tsx')) },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    contacts: typeof texts
  }
}
