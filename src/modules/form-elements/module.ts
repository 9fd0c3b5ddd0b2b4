import { IconForms } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconForms,
  nav: { section: 'forms', order: 10 },
  routes: [
    {
      path: '/forms/form-elements/autocomplete',
      title: 'autocomplete.title',
      lazy: () => import('./autocomplete/autocomplete-screen.tsx'),
    },
    { path: '/forms/form-elements/button', title: 'button.title', lazy: () => import('./button/button-screen.tsx') },
    {
      path: '/forms/form-elements/checkbox',
      title: 'checkbox.title',
      lazy: () => import('./checkbox/checkbox-screen.tsx'),
    },
    { path: '/forms/form-elements/radio', title: 'radio.title', lazy: () => import('./radio/radio-screen.tsx') },
    { path: '/forms/form-elements/slider', title: 'slider.title', lazy: () => import('./slider/slider-screen.tsx') },
    {
      path: '/forms/form-elements/date-time',
      title: 'dateTime.title',
      lazy: () => import('./date-time/date-time-screen.tsx'),
    },
    { path: '/forms/form-elements/switch', title: 'switch.title', lazy: () => import('./switch/switch-screen.tsx') },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    'form-elements': typeof texts
  }
}
