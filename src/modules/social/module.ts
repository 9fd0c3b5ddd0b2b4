import { IconHeartHandshake, IconPhoto, IconUserCircle, IconUsers } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconUserCircle,
  peopleContracts: ['social-people'],
  nav: [
    { section: 'people', order: 10, path: '/apps/users/profile', label: 'profile', icon: IconUserCircle, letter: 'm' },
    {
      section: 'people',
      order: 20,
      path: '/apps/users/followers',
      label: 'followers',
      icon: IconUsers,
      topic: 'social-people',
    },
    {
      section: 'people',
      order: 30,
      path: '/apps/users/friends',
      label: 'friends',
      icon: IconHeartHandshake,
      topic: 'social-people',
    },
    {
      section: 'people',
      order: 40,
      path: '/apps/users/gallery',
      label: 'gallery',
      icon: IconPhoto,
      topic: 'social-gallery',
    },
  ],
  routes: [
    { path: '/apps/users/profile', title: 'profile.title', lazy: () => import('./profile/profile-screen.tsx') },
    { path: '/apps/users/followers', title: 'followers.title', lazy: () => import('./followers/followers-screen.tsx') },
    { path: '/apps/users/friends', title: 'friends.title', lazy: () => import('./friends/friends-screen.tsx') },
    { path: '/apps/users/gallery', title: 'gallery.title', lazy: () => import('./gallery/gallery-screen.tsx') },
  ],
  badge: () => import('./notices/unread-notices.ts'),
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    social: typeof texts
  }
}
