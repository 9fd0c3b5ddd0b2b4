import { sql } from 'kysely'
import type { Db } from '#platform/db/engines/database.ts'
import { languages } from '#platform/i18n/languages.ts'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import type { DocumentRequest, DocumentRoute } from '#platform/server/site/document.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { showPictures } from '#platform/server/html/stored-html.ts'
import { selectSummaries, type SummaryRow } from './post-rows.ts'
import { isPublished } from './visible-posts.ts'
import { getPictureAddress } from './site-parts.ts'
import { feedPath, listPath, postPath } from './site-paths.ts'
import type { Tables } from './tables.ts'

const maxPosts = 30

/** In characters of HTML, of all posts together: the feed is open to everybody. Older posts have only their beginning. */
const maxTextLength = 500_000

interface FeedPost extends SummaryRow {
  /** Undefined if the texts of newer posts are long. */
  content: string | undefined
}

// Characters that XML 1.0 does not allow, even escaped.
const invalidXmlCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escapeXml = (text: string) => escapeHtml(text.toWellFormed().replace(invalidXmlCharacters, ''))

function renderItem(row: FeedPost, { absolute, t }: DocumentRequest) {
  const address = absolute(postPath(row))
  // Feed readers need absolute URLs of pictures, without the language prefix.
  const root = absolute('/').replace(/(ar|fr|ch)\/$/, '')
  const toAddress = (source: string) => root + getPictureAddress(row.id, source).slice(1)
  const text = row.content !== undefined && showPictures(SafeHtml.parse(row.content), toAddress)
  return [
    '<item>',
    `<title>${escapeXml(row.title)}</title>`,
    `<link>${escapeXml(address)}</link>`,
    `<guid isPermaLink="${String(address.startsWith('http'))}">${escapeXml(address)}</guid>`,
    `<pubDate>${new Date(row.date).toUTCString()}</pubDate>`,
    `<dc:creator>${escapeXml(row.authorName ?? '')}</dc:creator>`,
    `<dc:language>${languages[row.language].tag}</dc:language>`,
    `<category>${escapeXml(t(`post.categories.${row.category}`))}</category>`,
    ...row.tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    `<description>${escapeXml(row.lead)}</description>`,
    ...(text === false ? [] : [`<content:encoded>${escapeXml(text)}</content:encoded>`]),
    '</item>',
  ].join('')
}

/** The latest published posts, of all authors or of one. */
export async function findLatestPosts(db: Db<Tables>, now: string, authorId?: string): Promise<FeedPost[]> {
  const published = selectSummaries(db).where('deletedAt', 'is', null).where(isPublished(now))
  const rows = await (authorId === undefined ? published : published.where('authorId', '=', authorId))
    .select(sql<number>`length("content")`.as('length'))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPosts)
    .execute()
  let total = 0
  const ids = rows.filter(({ length }) => (total += length) <= maxTextLength).map(({ id }) => id)
  const texts =
    ids.length === 0 ? [] : await db.selectFrom('blogPosts').select(['id', 'content']).where('id', 'in', ids).execute()
  const contents = new Map(texts.map(({ id, content }) => [id, content]))
  return rows.map(({ length: _length, ...row }) => ({ ...row, content: contents.get(row.id) }))
}

interface Channel {
  title: string
  description: string
  /** Paths of the page and of its feed. */
  page: string
  path: string
}

/** Posts with their texts as RSS 2.0. */
export function renderFeed(
  rows: readonly FeedPost[],
  request: DocumentRequest,
  { title, description, page, path }: Channel,
) {
  const { absolute, language } = request
  const head = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(absolute(page))}</link>`,
    `<description>${escapeXml(description)}</description>`,
    `<language>${languages[language].tag}</language>`,
    `<atom:link href="${escapeXml(absolute(path))}" rel="self" type="application/rss+xml"/>`,
    ...rows.slice(0, 1).map(({ date }) => `<lastBuildDate>${new Date(date).toUTCString()}</lastBuildDate>`),
  ]
  const names = [
    'xmlns:atom="http://www.w3.org/2005/Atom"',
    'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ]
  return {
    type: 'application/rss+xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${names.join(' ')}><channel>${[
      ...head,
      ...rows.map((row) => renderItem(row, request)),
    ].join('\n')}</channel></rss>\n`,
  }
}

/** The feed of the blog. */
export const createFeedDocument = (db: Db<Tables>): DocumentRoute => ({
  path: feedPath,
  respond: async (request) =>
    renderFeed(await findLatestPosts(db, request.now), request, {
      title: request.t('title'),
      description: request.t('site.description'),
      page: listPath,
      path: feedPath,
    }),
})
