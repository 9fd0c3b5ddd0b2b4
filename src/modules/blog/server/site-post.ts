import type { Db } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { languages } from '#platform/i18n/languages.ts'
import { type DocumentRequest, type DocumentRoute, html, raw, type SitePage } from '#platform/server/site/document.ts'
import { picturesIn, showPictures } from '#platform/server/html/stored-html.ts'
import { blogViews } from '../contract-views.ts'
import type { AdjacentPosts, BlogComment, BlogReply, Post, Summary } from '../contract-posts.ts'
import { findAdjacentPosts } from './adjacent-posts.ts'
import { pageComments } from './comment-rows.ts'
import { toPost } from './post-rows.ts'
import { isPublished, findPublishedPost } from './visible-posts.ts'
import { type AuthorDocumentRequest, getAuthorPath, addAuthors } from './site-authors.ts'
import {
  getAvatarPath,
  renderAuthor,
  renderCard,
  renderCover,
  getPublicCoverPath,
  renderFacts,
  getPictureAddress,
  getPublicPicturePath,
  getLanguageAttributes,
} from './site-parts.ts'
import { feedPath, listPath, postPath, postPathById } from './site-paths.ts'
import { postOfSlug } from './slugs.ts'
import type { Tables } from './tables.ts'

const maxId = 2_147_483_647

/** The post of an address: an id, or a slug, current or former. */
async function findId(db: Db<Tables>, address = '') {
  const id = /^\d{1,10}$/.test(address) ? Number(address) : await postOfSlug(db, address)
  if (id === undefined || id < 1 || id > maxId) throw notFound()
  return id
}

/** The picture for previews: the cover, or the first one in the text. */
function getPreview(post: Post) {
  const cover = getPublicCoverPath(post)
  if (cover) return { path: cover, alt: post.coverAlt }
  const [first] = picturesIn(post.content)
  return first === undefined ? undefined : { path: getPublicPicturePath(post.id, first), alt: post.title }
}

/** Comments on a page, and replies to all of them: the screen with a sign-in shows the others. */
const maxComments = 50
const maxReplies = 200

function renderReply({ id, profile, time, comment }: BlogReply, { asset, format }: DocumentRequest) {
  return html`<p class="blog-author">
      <img src="${asset(getAvatarPath(id, profile.avatar))}" alt="" width="28" height="28" loading="lazy" /><strong
        >${profile.name}</strong
      >
      <time datetime="${time}">${format.date(time)}</time>
    </p>
    <p class="blog-comment-text" dir="auto">${comment}</p>`
}

const renderComment = (comment: BlogComment, request: DocumentRequest) =>
  html`<li>
    ${renderReply(comment, request)}
    ${
      comment.replies.length > 0
        ? html`<ul role="list">
            ${comment.replies.map((reply) => html`<li>${renderReply(reply, request)}</li>`)}
          </ul>`
        : ''
    }
  </li>`

const renderNeighbour = (post: Summary | null, { t, href }: DocumentRequest, side: 'previous' | 'next') => {
  if (!post) return html`<span></span>`
  const { lang, dir } = getLanguageAttributes(post)
  return html`<a href="${href(postPath(post))}" rel="${side === 'previous' ? 'prev' : 'next'}" class="blog-${side}">
    <span>${t(`post.${side}`)}</span><strong lang="${lang}" dir="${dir}">${post.title}</strong>
  </a>`
}

/** Data for the script that counts visits; empty if the host is unknown, as in static files. */
function renderCounter({ id }: Post, { asset, absolute }: DocumentRequest) {
  if (!absolute('/').startsWith('http')) return ''
  return html`data-post="${id}" data-views="${asset(blogViews.base)}"`
}

function renderBody(
  post: Post,
  comments: readonly BlogComment[],
  adjacent: AdjacentPosts,
  request: AuthorDocumentRequest,
) {
  const { t, href, asset, workspace } = request
  const { lang, dir } = getLanguageAttributes(post)
  const text = showPictures(post.content, (source) => asset(getPictureAddress(post.id, source)))
  return html`<div class="blog blog-post">
    <article ${renderCounter(post, request)}>
      <header class="blog-head">
        <p class="blog-back"><a href="${href(listPath)}">${t('site.all')}</a></p>
        ${renderFacts(post, request)}
        <h1 lang="${lang}" dir="${dir}">${post.title}</h1>
        ${post.excerpt ? html`<p class="blog-lead" lang="${lang}" dir="${dir}">${post.excerpt}</p>` : ''}
        ${renderAuthor(post, request, html`<span>${t('posts.views', { count: post.view })}</span>`)}
      </header>
      ${getPublicCoverPath(post) ? renderCover(post, request, { alt: post.coverAlt, isFirst: true }) : ''}
      <div class="blog-text" lang="${lang}" dir="${dir}">${raw(text)}</div>
      ${
        post.tags.length > 0
          ? html`<ul class="blog-tags" role="list" aria-label="${t('post.topics')}">
              ${post.tags.map(
                (tag) => html`<li><a href="${href(listPath)}?${new URLSearchParams({ tag })}">${tag}</a></li>`,
              )}
            </ul>`
          : ''
      }
    </article>
    <nav class="blog-neighbours" aria-label="${t('post.neighbours')}">
      ${renderNeighbour(adjacent.previous, request, 'previous')}${renderNeighbour(adjacent.next, request, 'next')}
    </nav>
    <section class="blog-comments" aria-labelledby="comments">
      <h2 id="comments">${t('comments.count', { count: post.commentCount })}</h2>
      ${
        comments.length > 0
          ? html`<ul role="list">
              ${comments.map((comment) => renderComment(comment, request))}
            </ul>`
          : html`<p>${t('comments.noneRead')}</p>`
      }
      <p>
        <a href="${asset(`/apps/blog/detail/${encodeURIComponent(post.slug)}`)}"
          >${t('site.discuss', { app: workspace.name })}</a
        >
      </p>
    </section>
    ${
      adjacent.related.length > 0
        ? html`<section aria-labelledby="related">
            <h2 id="related">${t('post.related')}</h2>
            <div class="blog-cards">${adjacent.related.map((other) => renderCard(other, request, 'h3'))}</div>
          </section>`
        : ''
    }
  </div>`
}

/** Structured data of a post for search engines (schema.org). */
function createStructuredData(post: Post, { absolute, authors }: AuthorDocumentRequest) {
  const siteAuthor = authors.find(({ id }) => id === post.authorId)
  const image = getPreview(post)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.lead,
    ...(image && { image: absolute(image.path) }),
    datePublished: post.date,
    dateModified: post.updatedAt,
    inLanguage: languages[post.language].tag,
    author: {
      '@type': 'Person',
      name: post.author.name,
      ...(siteAuthor && { url: absolute(getAuthorPath(siteAuthor)) }),
    },
    mainEntityOfPage: absolute(postPath(post)),
    commentCount: post.commentCount,
    keywords: post.tags.join(', '),
  }
}

/** The page of a published post. */
export const postDocument = (db: Db<Tables>): DocumentRoute => ({
  path: `${listPath}/detail/:id`,
  async respond(documentRequest): Promise<SitePage> {
    const request = await addAuthors(db, documentRequest)
    const { now, t } = request
    const row = await findPublishedPost(db, await findId(db, request.params['id']), now)
    const post = toPost(row, now)
    const comments = await pageComments(db, post.id, { withHidden: false, limit: maxComments, maxReplies })
    const adjacent = await findAdjacentPosts(db, row, now)
    const image = getPreview(post)
    return {
      title: post.title,
      description: post.lead,
      kind: 'article',
      author: post.author.name,
      publishedAt: post.date,
      changedAt: post.updatedAt,
      ...(image && { image }),
      path: postPath(post),
      language: post.language,
      structured: createStructuredData(post, request),
      feed: { path: feedPath, title: t('site.feed') },
      body: renderBody(post, comments, adjacent, request),
    }
  },
  async addresses(now) {
    const rows = await db
      .selectFrom('blogPosts')
      .select(['id', 'slug', 'language', 'updatedAt'])
      .where('deletedAt', 'is', null)
      .where(isPublished(now))
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .execute()
    return rows.flatMap(({ updatedAt, language, ...row }) => {
      const path = postPath(row)
      const byId = postPathById(row.id)
      const page = { path, changedAt: updatedAt, language: languages[language].isOffered ? language : 'en' } as const
      return path === byId ? [page] : [page, { path: byId, isAlias: true }]
    })
  },
})
