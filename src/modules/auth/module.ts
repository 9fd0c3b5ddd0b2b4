import { IconUserCircle } from '@tabler/icons-react'
import { defineModule, type ModuleRoute } from '#platform/module.ts'
import type texts from './locales/en.json'

/** A route outside the application layout and without the component library, for a fast first load. */
const page = (path: string, text: string, lazy: ModuleRoute['lazy']): ModuleRoute => ({
  path,
  title: `${text}.title`,
  layout: 'blank',
  plain: true,
  lazy,
})

const login = () => import('./sign-in/sign-in-screen.tsx')
const signUp = () => import('./sign-up/sign-up-screen.tsx')
const forgot = () => import('./forgot/forgot-screen.tsx')
const twoSteps = () => import('./two-steps/two-steps-screen.tsx')

export default defineModule({
  icon: IconUserCircle,
  account: '/pages/account',
  signIn: {
    path: '/auth/login',
    prompt: () => import('./prompt/session-prompt.tsx'),
    confirm: () => import('./prompt/confirm-prompt.tsx'),
    maintenance: () => import('./maintenance/maintenance-dialog.tsx'),
  },
  routes: [
    { path: '/pages/account', title: 'account.title', lazy: () => import('./account/account-screen.tsx') },
    page('/auth/login', 'login', login),
    page('/auth/login2', 'login', login),
    page('/auth/register', 'register', signUp),
    page('/auth/register2', 'register', signUp),
    page('/auth/forgot-password', 'forgot', forgot),
    page('/auth/forgot-password2', 'forgot', forgot),
    page('/auth/two-steps', 'twoSteps', twoSteps),
    page('/auth/two-steps2', 'twoSteps', twoSteps),
    page('/auth/reset-password', 'reset', () => import('./reset/reset-screen.tsx')),
    page('/auth/invitation', 'invitation', () => import('./reset/invitation-screen.tsx')),
    page('/auth/confirm', 'confirm', () => import('./confirm/confirm-screen.tsx')),
    page('/auth/provider', 'provider', () => import('./sign-in/provider-screen.tsx')),
    page('/auth/setup', 'setup', () => import('./setup/setup-screen.tsx')),
    page('/auth/maintenance', 'maintenance', () => import('./maintenance/maintenance-screen.tsx')),
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    auth: typeof texts
  }
}
