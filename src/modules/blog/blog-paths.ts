export const postsPath = '/apps/blog/posts'
export const detailPath = (slug: string) => `/apps/blog/detail/${encodeURIComponent(slug)}`
export const editPath = (id: number) => `/apps/blog/edit/${id}`
export const writePath = '/apps/blog/write'
/** The blog on the site, which needs no session; below it each post's page. */
export const sitePath = '/frontend-pages/blog'
export const publicPath = (id: number) => `${sitePath}/detail/${id}`
