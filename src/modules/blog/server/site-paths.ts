import type { categories } from '../contract-fields.ts'

export const listPath = '/frontend-pages/blog'
export const feedPath = `${listPath}/feed.xml`
export const postPath = (id: number) => `${listPath}/detail/${id}`
export const categoryPath = (category: (typeof categories)[number]) => `${listPath}/category/${category}`
