import { IconColorSwatch, IconLayoutList } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconLayoutList,
  nav: [
    { section: 'forms', order: 20, path: '/forms/form-layouts', label: 'layouts', icon: IconLayoutList },
    { section: 'forms', order: 50, path: '/forms/form-custom', label: 'custom', icon: IconColorSwatch },
  ],
  routes: [
    { path: '/forms/form-layouts', title: 'menu.layouts', lazy: () => import('./layouts/layouts-screen.tsx') },
    { path: '/forms/form-vertical', title: 'pages.vertical', lazy: () => import('./long/vertical-screen.tsx') },
    { path: '/forms/form-horizontal', title: 'pages.horizontal', lazy: () => import('./long/horizontal-screen.tsx') },
    {
      path: '/forms/form-custom',
      title: 'menu.custom',
      parent: '/forms/form-custom',
      lazy: () => import('./custom/custom-screen.tsx'),
    },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'form-layouts': typeof texts
  }
}
