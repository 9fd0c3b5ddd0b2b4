import { fileOfPicture } from '#platform/rich-text/rich-text.ts'
import { type DocumentRequest, type Html, html } from '#platform/server/site/document.ts'
import { anonymous } from '#platform/server/session/session-reader.ts'
import { languages } from '#platform/i18n/languages.ts'
import { blog } from '../contract.ts'
import { blogComments } from '../contract-comments.ts'
import type { Post, Summary } from '../contract-posts.ts'
import type { Caller } from './visible-posts.ts'
import { type AuthorDocumentRequest, getAuthorPath } from './site-authors.ts'
import { getCategoryPath, postPath } from './site-paths.ts'

/** Public pages show what anonymous users may see. */
export const createVisitor = (now: string): Caller => ({ user: anonymous.user, access: anonymous, now })

/** Public path of a picture in a published post. */
export const getPublicPicturePath = (id: number, file: string) => `${blog.base}/public/${id}/pictures/${file}`

/** Public path of a post's cover; empty without one. */
export const getPublicCoverPath = ({ id, cover, coverImg }: Pick<Post, 'id' | 'cover' | 'coverImg'>) =>
  cover ? getPublicPicturePath(id, cover.id) : coverImg

/** Public URL of a picture in a text. */
export const getPictureAddress = (id: number, source: string) => {
  const file = fileOfPicture(source)
  return file === undefined ? source : getPublicPicturePath(id, file)
}

/** The avatar of who wrote a comment: an uploaded one, which would repeat in the page, by its own address. */
export const getAvatarPath = (commentId: number, avatar: string) =>
  avatar.startsWith('data:') ? `${blogComments.base}/public/comments/${commentId}/avatar` : avatar

/** `lang` and `dir` of a post's text. */
export const getLanguageAttributes = (post: Pick<Post, 'language'>) =>
  ({ lang: languages[post.language].tag, dir: languages[post.language].direction }) as const

/** A post's cover; decorative beside its title. */
export const renderCover = (post: Summary, { asset }: DocumentRequest, { alt = '', isFirst = false } = {}) => {
  const path = getPublicCoverPath(post)
  if (!path) return html``
  return html`<span class="blog-cover"
    ><img
      src="${asset(path)}"
      alt="${alt}"
      width="960"
      height="540"
      loading="${isFirst ? 'eager' : 'lazy'}"
      decoding="async"
  /></span>`
}

/** Category, date and reading time. */
export const renderFacts = (post: Summary, { t, format, href }: DocumentRequest) =>
  html`<p class="blog-facts">
    <a href="${href(getCategoryPath(post.category))}">${t(`post.categories.${post.category}`)}</a>
    <time datetime="${post.date}">${format.date(post.date)}</time>
    <span>${t('posts.minutes', { count: post.readingMinutes })}</span>
  </p>`

/** The author, with a link to their page. */
export function renderAuthor(
  { author }: Pick<Post, 'author'>,
  { asset, href, authors }: AuthorDocumentRequest,
  more: Html = html``,
) {
  const siteAuthor = authors.find(({ id }) => id === author.id)
  return html`<p class="blog-author">
    <img src="${asset(author.avatar)}" alt="" width="28" height="28" />
    ${siteAuthor ? html`<a href="${href(getAuthorPath(siteAuthor))}" rel="author">${author.name}</a>` : author.name}
    ${more}
  </p>`
}

/** A post in a list, linked by its title. */
export function renderCard(post: Summary, request: AuthorDocumentRequest, level: 'h2' | 'h3' = 'h2') {
  const { lang, dir } = getLanguageAttributes(post)
  const link = html`<a href="${request.href(postPath(post))}" lang="${lang}" dir="${dir}">${post.title}</a>`
  return html`<article class="blog-card">
    ${renderCover(post, request)}
    <div class="blog-card-text">
      ${renderFacts(post, request)} ${level === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
      <p lang="${lang}" dir="${dir}">${post.lead}</p>
      ${renderAuthor(post, request)}
    </div>
  </article>`
}
