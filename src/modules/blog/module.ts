import { IconArticle } from '@tabler/icons-react'
import { defineModule } from '#platform/module.ts'
import type texts from './locales/en.json'

export default defineModule({
  icon: IconArticle,
  nav: [{ section: 'people', order: 50, path: '/apps/blog/posts', label: 'posts', icon: IconArticle }],
  routes: [
    { path: '/apps/blog/posts', title: 'posts.title', lazy: () => import('./posts/posts-screen.tsx') },
    {
      path: '/apps/blog/detail/:slug',
      title: 'post.one',
      parent: '/apps/blog/posts',
      lazy: () => import('./post/post-screen.tsx'),
    },
  ],
})

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    blog: typeof texts
  }
}
