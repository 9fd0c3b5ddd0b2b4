export const postsPath = '/apps/blog/posts'
export const detailPath = (slug: string) => `/apps/blog/detail/${encodeURIComponent(slug)}`
export const editPath = (id: number) => `/apps/blog/edit/${id}`
export const writePath = '/apps/blog/write'
/** A post's page on the site, which needs no session. */
export const publicPath = (id: number) => `/frontend-pages/blog/detail/${id}`
