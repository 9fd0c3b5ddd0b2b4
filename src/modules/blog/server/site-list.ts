import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { type DocumentRequest, type DocumentRoute, html, type SitePage } from '#platform/server/documents/document.ts'
import { categories } from '../contract-fields.ts'
import { PostList, type Summary } from '../contract-posts.ts'
import { listPosts } from './post-list.ts'
import { type AuthorDocumentRequest, addAuthors } from './site-authors.ts'
import { pageOf, pager, perPage } from './site-pager.ts'
import { authorOf, cardOf, coverOf, coverPath, renderFacts, spoken, visitor } from './site-parts.ts'
import { categoryPath, feedPath, listPath, postPath } from './site-paths.ts'
import type { Tables } from './tables.ts'

type Category = (typeof categories)[number]

const isCategory = (text: string | null | undefined): text is Category => categories.some((one) => one === text)

const menuOf = (category: Category | undefined, { t, href }: DocumentRequest) => {
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

/** The newest featured post, large. */
function heroOf(post: Summary, request: AuthorDocumentRequest) {
  const { lang, dir } = spoken(post)
  return html`<article class="blog-card blog-hero">
    ${coverOf(post, request, { isFirst: true })}
    <div class="blog-card-text">
      ${renderFacts(post, request)}
      <h2><a href="${request.href(postPath(post))}" lang="${lang}" dir="${dir}">${post.title}</a></h2>
      <p lang="${lang}" dir="${dir}">${post.lead}</p>
      ${authorOf(post, request)}
    </div>
  </article>`
}

async function answerList(
  db: Db<Tables>,
  documentRequest: DocumentRequest,
  category: Category | undefined,
): Promise<SitePage> {
  const request = await addAuthors(db, documentRequest)
  const { t, query, now, href } = request
  const tag = query.get('tag')?.slice(0, 40) || null
  const page = pageOf(query)
  const filters = PostList.parse({
    page,
    limit: perPage,
    ...(category && { category: [category] }),
    ...(tag && { tag: [tag] }),
  })
  const found = await listPosts(db, filters, visitor(now))
  const isFrontPage = category === undefined && !tag && page === 1
  const [hero] = isFrontPage
    ? (await listPosts(db, PostList.parse({ featured: true, limit: 1 }), visitor(now))).items
    : []
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
      ${menuOf(category, request)} ${hero ? heroOf(hero, request) : ''}
      ${found.items.length === 0 ? html`<p class="blog-none">${t('site.none')}</p>` : ''}
      <div class="blog-cards">${rest.map((post) => cardOf(post, request))}</div>
      ${pager({ path, page, total: found.total, tag }, request)}
      <p class="blog-feed"><a href="${href(feedPath)}">${t('site.feed')}</a></p>
    </div>`,
  }
}

/** The pages of all published posts and of each category. */
export const listDocuments = (db: Db<Tables>): DocumentRoute[] => [
  {
    path: listPath,
    menu: { label: 'title', order: 50 },
    respond: (request) => {
      const category = request.query.get('category')
      return answerList(db, request, isCategory(category) ? category : undefined)
    },
  },
  {
    path: `${listPath}/category/:category`,
    respond: (request) => {
      const { category } = request.params
      if (!isCategory(category)) throw notFound()
      return answerList(db, request, category)
    },
    addresses: async () => categories.map((category) => ({ path: categoryPath(category) })),
  },
]
