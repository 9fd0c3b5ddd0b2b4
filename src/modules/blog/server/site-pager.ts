import { type DocumentRequest, html } from '#platform/server/site/document.ts'

export const perPage = 24

export function parsePage(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}

interface PagerContext {
  path: string
  page: number
  total: number
  tag: string | null
}

/** Links to older and newer posts; empty if there is one page. */
export function renderPager({ path, page, total, tag }: PagerContext, { t, href, format }: DocumentRequest) {
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1 && page === 1) return ''
  const link = (to: number, label: string, rel: string) => {
    const query = new URLSearchParams({ ...(tag && { tag }), ...(to > 1 && { page: String(to) }) })
    return html`<a rel="${rel}" href="${href(path)}${query.size > 0 ? `?${query}` : ''}">${label}</a>`
  }
  return html`<nav class="blog-pager" aria-label="${t('site.pages')}">
    ${page > 1 ? link(Math.min(page - 1, last), t('site.newer'), 'prev') : html`<span></span>`}
    <span>${t('site.page', { page: format.number(page), pages: format.number(last) })}</span>
    ${page < last ? link(page + 1, t('site.older'), 'next') : html`<span></span>`}
  </nav>`
}
