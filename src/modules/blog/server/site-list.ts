import type { Db } from '#platform/db/database.ts'
import { notFound } from '#platform/failure.ts'
import { type AskedDocument, type DocumentRoute, html, type SitePage } from '#platform/server/document.ts'
import { categories } from '../contract-fields.ts'
import { PostList, type Summary } from '../contract-posts.ts'
import { listPosts } from './post-list.ts'
import {
  cardOf,
  categoryPath,
  coverOf,
  coverPath,
  factsOf,
  feedPath,
  listPath,
  postPath,
  spoken,
  visitor,
} from './site-parts.ts'
import type { Tables } from './tables.ts'

type Category = (typeof categories)[number]

const perPage = 24

const isCategory = (text: string | null | undefined): text is Category => categories.some((one) => one === text)

function pageOf(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1
}

const menuOf = (category: Category | undefined, { t, href }: AskedDocument) => {
  const entry = (label: string, path: string, isHere: boolean) =>
    html`<li>
      ${isHere ? html`<a href="${href(path)}" aria-current="page">${label}</a>` : html`<a href="${href(path)}">${label}</a>`}
    </li>`
  return html`<nav class="blog-categories" aria-label="${t('posts.categories')}">
    <ul role="list">
      ${entry(t('posts.all'), listPath, category === undefined)}
      ${categories.map((one) => entry(t(`post.categories.${one}`), categoryPath(one), one === category))}
    </ul>
  </nav>`
}

/** The newest of the featured posts, large. */
function heroOf(post: Summary, asked: AskedDocument) {
  const { lang, dir } = spoken(post)
  return html`<article class="blog-card blog-hero">
    ${coverOf(post, asked, { isFirst: true })}
    <div class="blog-card-text">
      ${factsOf(post, asked)}
      <h2><a href="${asked.href(postPath(post.id))}" lang="${lang}" dir="${dir}">${post.title}</a></h2>
      <p lang="${lang}" dir="${dir}">${post.lead}</p>
      <p class="blog-author">
        <img src="${asked.asset(post.author.avatar)}" alt="" width="28" height="28" />${post.author.name}
      </p>
    </div>
  </article>`
}

interface Place {
  path: string
  page: number
  total: number
  tag: string | null
}

function pager({ path, page, total, tag }: Place, { t, href, format }: AskedDocument) {
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

async function answerList(db: Db<Tables>, asked: AskedDocument, category: Category | undefined): Promise<SitePage> {
  const { t, query, now, href } = asked
  const tag = query.get('tag')?.slice(0, 40) || null
  const page = pageOf(query)
  const filters = PostList.parse({
    page,
    limit: perPage,
    ...(category && { category: [category] }),
    ...(tag && { tag: [tag] }),
  })
  const found = await listPosts(db, filters, visitor(now))
  const isFront = category === undefined && !tag && page === 1
  const [hero] = isFront ? (await listPosts(db, PostList.parse({ featured: true, limit: 1 }), visitor(now))).items : []
  const rest = found.items.filter(({ id }) => id !== hero?.id)
  const title = tag ? t('posts.tagged', { tag }) : category ? t(`post.categories.${category}`) : t('title')
  const path = category ? categoryPath(category) : listPath
  const [first] = found.items
  const shown = hero ?? first
  const image = shown && coverPath(shown)

  return {
    title,
    description: t('site.description'),
    ...(shown && image && { image: { path: image, alt: shown.coverAlt } }),
    feed: { path: feedPath, title: t('site.feed') },
    body: html`<div class="blog">
      <header class="blog-head">
        <h1>${title}</h1>
        <p>${t('site.description')}</p>
      </header>
      ${menuOf(category, asked)} ${hero ? heroOf(hero, asked) : ''}
      ${found.items.length === 0 ? html`<p class="blog-none">${t('site.none')}</p>` : ''}
      <div class="blog-cards">${rest.map((post) => cardOf(post, asked))}</div>
      ${pager({ path, page, total: found.total, tag }, asked)}
      <p class="blog-feed"><a href="${href(feedPath)}">${t('site.feed')}</a></p>
    </div>`,
  }
}

/** All published posts, and those of each category. */
export const listDocuments = (db: Db<Tables>): DocumentRoute[] => [
  {
    path: listPath,
    menu: { label: 'title', order: 50 },
    answer: (asked) => {
      const category = asked.query.get('category')
      return answerList(db, asked, isCategory(category) ? category : undefined)
    },
  },
  {
    path: `${listPath}/category/:category`,
    answer: (asked) => {
      const { category } = asked.params
      if (!isCategory(category)) throw notFound()
      return answerList(db, asked, category)
    },
    addresses: async () => categories.map((category) => ({ path: categoryPath(category) })),
  },
]
