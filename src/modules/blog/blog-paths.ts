export const postsPath = '/apps/blog/posts'
export const getDetailPath = (slug: string) => `/apps/blog/detail/${encodeURIComponent(slug)}`
export const editPath = (id: number) => `/apps/blog/edit/${id}`
export const writePath = '/apps/blog/write'
/** The public blog, without a session; the pages of posts are below it. */
export const sitePath = '/frontend-pages/blog'
export const getPublicPath = ({ id, slug }: { id: number; slug: string }) =>
  `${sitePath}/detail/${/^\d+$/.test(slug) ? id : encodeURIComponent(slug)}`
