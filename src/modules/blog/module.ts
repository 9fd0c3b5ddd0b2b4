import { IconArticle, IconPencilPlus } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconArticle,
  nav: [
    { section: 'people', order: 50, path: '/apps/blog/posts', label: 'posts', icon: IconArticle },
    { section: 'people', order: 51, path: '/apps/blog/write', label: 'write', icon: IconPencilPlus, action: 'create' },
  ],
  widgets: [
    { name: 'read', width: 4, height: 4, order: 33, Widget: lazy(() => import('./widgets/read-widget.tsx')) },
    { name: 'comments', width: 6, height: 2, order: 27, Widget: lazy(() => import('./widgets/comments-widget.tsx')) },
  ],
  routes: [
    { path: '/apps/blog/posts', title: 'posts.title', lazy: () => import('./list/posts-screen.tsx') },
    {
      path: '/apps/blog/detail/:slug',
      title: 'post.one',
      parent: '/apps/blog/posts',
      lazy: () => import('./detail/post-screen.tsx'),
    },
    {
      path: '/apps/blog/write',
      title: 'write.new',
      parent: '/apps/blog/posts',
      lazy: () => import('./edit/write-screen.tsx'),
    },
    {
      path: '/apps/blog/edit/:id',
      title: 'write.edit',
      parent: '/apps/blog/posts',
      lazy: () => import('./edit/edit-screen.tsx'),
    },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    blog: typeof texts
  }
}
