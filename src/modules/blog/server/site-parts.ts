import { fileOfPicture } from '#platform/rich-text.ts'
import { type AskedDocument, html } from '#platform/server/document.ts'
import { nobody } from '#platform/server/session/session-reader.ts'
import { languages } from '#platform/i18n/languages.ts'
import { blog } from '../contract.ts'
import type { categories } from '../contract-fields.ts'
import type { Post, Summary } from '../contract-posts.ts'
import type { Asker } from './seen-posts.ts'

export const listPath = '/frontend-pages/blog'
export const feedPath = `${listPath}/feed.xml`
export const postPath = (id: number) => `${listPath}/detail/${id}`
export const categoryPath = (category: (typeof categories)[number]) => `${listPath}/category/${category}`

/** Whoever reads a public page sees what nobody in particular may see. */
export const visitor = (now: string): Asker => ({ ...nobody, now })

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

/** A post in a list; its title leads to it. */
export function cardOf(post: Summary, asked: AskedDocument, level: 'h2' | 'h3' = 'h2') {
  const { lang, dir } = spoken(post)
  const link = html`<a href="${asked.href(postPath(post.id))}" lang="${lang}" dir="${dir}">${post.title}</a>`
  return html`<article class="blog-card">
    ${coverOf(post, asked)}
    <div class="blog-card-text">
      ${factsOf(post, asked)} ${level === 'h2' ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`}
      <p lang="${lang}" dir="${dir}">${post.lead}</p>
      <p class="blog-author">
        <img src="${asked.asset(post.author.avatar)}" alt="" width="28" height="28" />${post.author.name}
      </p>
    </div>
  </article>`
}
