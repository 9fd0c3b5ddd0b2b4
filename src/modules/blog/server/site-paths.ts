import type { categories } from '../contract-fields.ts'
import type { Summary } from '../contract-posts.ts'

export const listPath = '/frontend-pages/blog'
export const feedPath = `${listPath}/feed.xml`
/** A slug of digits alone would be read as an id. */
export const postPath = ({ id, slug }: Pick<Summary, 'id' | 'slug'>) =>
  `${listPath}/detail/${/^\d+$/.test(slug) ? id : encodeURIComponent(slug)}`
export const postPathById = (id: number) => `${listPath}/detail/${id}`
export const getCategoryPath = (category: (typeof categories)[number]) => `${listPath}/category/${category}`
