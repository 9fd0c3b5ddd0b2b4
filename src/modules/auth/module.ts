import { IconUserCircle } from '@tabler/icons-react'
import { defineModule, type ModuleRoute } from '#platform/module.ts'
import type texts from './locales/en.json'

/** A route outside the application layout and without the component library, for a fast first load. */
const createRoute = (path: string, text: string, lazy: ModuleRoute['lazy']): ModuleRoute => ({
  path,
  title: `${text}.title`,
  layout: 'blank',
  plain: true,
  lazy,
})

const loadLogin = () => import('./sign-in/sign-in-screen.tsx')
const signUp = () => import('./sign-up/sign-up-screen.tsx')
const loadForgot = () => import('./forgot/forgot-screen.tsx')
const loadTwoSteps = () => import('./two-steps/two-steps-screen.tsx')

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
    createRoute('/auth/login', 'login', loadLogin),
    createRoute('/auth/login2', 'login', loadLogin),
    createRoute('/auth/register', 'register', signUp),
    createRoute('/auth/register2', 'register', signUp),
    createRoute('/auth/forgot-password', 'forgot', loadForgot),
    createRoute('/auth/forgot-password2', 'forgot', loadForgot),
    createRoute('/auth/two-steps', 'twoSteps', loadTwoSteps),
    createRoute('/auth/two-steps2', 'twoSteps', loadTwoSteps),
    createRoute('/auth/reset-password', 'reset', () => import('./reset/reset-screen.tsx')),
    createRoute('/auth/invitation', 'invitation', () => import('./reset/invitation-screen.tsx')),
    createRoute('/auth/confirm', 'confirm', () => import('./confirm/confirm-screen.tsx')),
    createRoute('/auth/provider', 'provider', () => import('./sign-in/provider-screen.tsx')),
    createRoute('/auth/setup', 'setup', () => import('./setup/setup-screen.tsx')),
    createRoute('/auth/maintenance', 'maintenance', () => import('./maintenance/maintenance-screen.tsx')),
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    auth: typeof texts
  }
}
