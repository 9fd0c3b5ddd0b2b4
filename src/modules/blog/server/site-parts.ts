import { fileOfPicture } from '#platform/rich-text/rich-text.ts'
import { type AskedDocument, type Html, html } from '#platform/server/documents/document.ts'
import { nobody } from '#platform/server/session/session-reader.ts'
import { languages } from '#platform/i18n/languages.ts'
import { blog } from '../contract.ts'
import type { Post, Summary } from '../contract-posts.ts'
import type { Asker } from './seen-posts.ts'
import { type AskedOfAuthors, authorPath } from './site-authors.ts'
import { categoryPath, postPath } from './site-paths.ts'

/** Whoever reads a public page sees what nobody in particular may see. */
export const visitor = (now: string): Asker => ({ user: nobody.user, access: nobody, now })

/** Where a picture of a published post is for everybody; a path of this site. */
export const publicPicture = (id: number, file: string) => `${blog.base}/public/${id}/pictures/${file}`

/** Where a post's cover is for everybody; empty without one. */
export const coverPath = ({ id, cover, coverImg }: Pick<Post, 'id' | 'cover' | 'coverImg'>) =>
  cover ? publicPicture(id, cover.id) : coverImg

/** Where a picture that a text names is for everybody. */
export const pictureAddress = (id: number, source: string) => {
  const file = fileOfPicture(source)
  return file === undefined ? source : publicPicture(id, file)
}

/** Says in which language somebody wrote, where that is not the page's. */
export const spoken = (post: Pick<Post, 'language'>) =>
  ({ lang: languages[post.language].tag, dir: languages[post.language].direction }) as const

/** A post's cover; beside its title it needs no words. */
export const coverOf = (post: Summary, { asset }: AskedDocument, { alt = '', isFirst = false } = {}) => {
  const path = coverPath(post)
  if (!path) return html`<span class="blog-cover"></span>`
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

/** Category, day and reading time. */
export const factsOf = (post: Summary, { t, format, href }: AskedDocument) =>
  html`<p class="blog-facts">
    <a href="${href(categoryPath(post.category))}">${t(`post.categories.${post.category}`)}</a>
    <time datetime="${post.date}">${format.date(post.date)}</time>
    <span>${t('posts.minutes', { count: post.readingMinutes })}</span>
  </p>`

/** Who wrote it, and the way to what else they have written. */
export function authorOf(
  { author }: Pick<Post, 'author'>,
  { asset, href, authors }: AskedOfAuthors,
  more: Html = html``,
) {
  const known = authors.find(({ id }) => id === author.id)
  return html`<p class="blog-author">
    <img src="${asset(author.avatar)}" alt="" width="28" height="28" />
    ${known ? html`<a href="${href(authorPath(known))}" rel="author">${author.name}</a>` : author.name} ${more}
  </p>`
}

/** A post in a list; its title leads to it. */
export function cardOf(post: Summary, asked: AskedOfAuthors, level: 'h2' | 'h3' = 'h2') {
  const { lang, dir } = spoken(post)
  const link = html`<a href="${asked.href(postPath(post.id))}" lang="${lang}" dir="${dir}">${post.title}</a>`
  return html`<article class="blog-card">
    ${coverOf(post, asked)}
    <div class="blog-card-text">
      ${factsOf(post, asked)} ${level === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
      <p lang="${lang}" dir="${dir}">${post.lead}</p>
      ${authorOf(post, asked)}
    </div>
  </article>`
}
