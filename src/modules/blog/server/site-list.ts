import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { type DocumentRequest, type DocumentRoute, html, type SitePage } from '#platform/server/site/document.ts'
import { categories } from '../contract-fields.ts'
import { PostList, type Summary } from '../contract-posts.ts'
import { listPosts } from './post-list.ts'
import { type AuthorDocumentRequest, addAuthors } from './site-authors.ts'
import { parsePage, renderPager, perPage } from './site-pager.ts'
import {
  renderAuthor,
  renderCard,
  renderCover,
  getPublicCoverPath,
  renderFacts,
  getLanguageAttributes,
  createVisitor,
} from './site-parts.ts'
import { getCategoryPath, feedPath, listPath, postPath } from './site-paths.ts'
import type { Tables } from './tables.ts'

type Category = (typeof categories)[number]

const isCategory = (text: string | null | undefined): text is Category => categories.some((one) => one === text)

const renderMenu = (category: Category | undefined, { t, href }: DocumentRequest) => {
  const renderEntry = (label: string, path: string, isHere: boolean) =>
    html`<li>
      ${isHere ? html`<a href="${href(path)}" aria-current="page">${label}</a>` : html`<a href="${href(path)}">${label}</a>`}
    </li>`
  return html`<nav class="blog-categories" aria-label="${t('posts.categories')}">
    <ul role="list">
      ${renderEntry(t('posts.all'), listPath, category === undefined)}
      ${categories.map((one) => renderEntry(t(`post.categories.${one}`), getCategoryPath(one), one === category))}
    </ul>
  </nav>`
}

/** The newest featured post, large. */
function renderHero(post: Summary, request: AuthorDocumentRequest) {
  const { lang, dir } = getLanguageAttributes(post)
  return html`<article class="blog-card blog-hero">
    ${renderCover(post, request, { isFirst: true })}
    <div class="blog-card-text">
      ${renderFacts(post, request)}
      <h2><a href="${request.href(postPath(post))}" lang="${lang}" dir="${dir}">${post.title}</a></h2>
      <p lang="${lang}" dir="${dir}">${post.lead}</p>
      ${renderAuthor(post, request)}
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
  const page = parsePage(query)
  const filters = PostList.parse({
    page,
    limit: perPage,
    ...(category && { category: [category] }),
    ...(tag && { tag: [tag] }),
  })
  const posts = await listPosts(db, filters, createVisitor(now))
  const isFrontPage = category === undefined && !tag && page === 1
  const [hero] = isFrontPage
    ? (await listPosts(db, PostList.parse({ featured: true, limit: 1 }), createVisitor(now))).items
    : []
  const otherPosts = posts.items.filter(({ id }) => id !== hero?.id)
  const title = tag ? t('posts.tagged', { tag }) : category ? t(`post.categories.${category}`) : t('title')
  const path = category ? getCategoryPath(category) : listPath
  const [first] = posts.items
  const shownPost = hero ?? first
  const image = shownPost && getPublicCoverPath(shownPost)

  return {
    title,
    description: t('site.description'),
    ...(shownPost && image && { image: { path: image, alt: shownPost.coverAlt } }),
    feed: { path: feedPath, title: t('site.feed') },
    body: html`<div class="blog">
      <header class="blog-head">
        <h1>${title}</h1>
        <p>${t('site.description')}</p>
      </header>
      ${renderMenu(category, request)} ${hero ? renderHero(hero, request) : ''}
      ${posts.items.length === 0 ? html`<p class="blog-none">${t('site.none')}</p>` : ''}
      <div class="blog-cards">${otherPosts.map((post) => renderCard(post, request))}</div>
      ${renderPager({ path, page, total: posts.total, tag }, request)}
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
    addresses: async () => categories.map((category) => ({ path: getCategoryPath(category) })),
  },
]
