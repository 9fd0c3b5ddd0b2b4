import { brandConfig } from '#brand'
import { html, raw } from 'hono/html'
import { type Language, languages, offeredLanguages } from '#platform/i18n/languages.ts'
import { createTranslators } from '#platform/i18n/translate.ts'
import type { Html, SitePage } from './document.ts'
import type { SiteAssets } from './site-assets.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'
import ar from './locales/ar.json' with { type: 'json' }
import ch from './locales/ch.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import fr from './locales/fr.json' with { type: 'json' }

export interface Frame {
  page: SitePage
  /** The product's name. */
  name: string
  /** The addresses of its logo, and of its icon in the tab. */
  logo: string
  icon: string
  language: Language
  /** `true` if the page is below the entry's. */
  menu: readonly { label: string; href: string; current: 'page' | 'true' | false }[]
  assets: SiteAssets
  /** Path of the stylesheet with the workspace's own colour and font. */
  look: string | undefined
  /** The path of this page in a language, as a link. */
  inLanguage(language: Language): string
  /** The full URL, for head and structured data; empty if the host is not known. */
  absolute: ((path: string, language?: Language) => string) | undefined
  path: string
  asset(path: string): string
}

const translators = createTranslators({ en, fr, ar, ch }, 'site.server')

const meta = (name: string, content: string | undefined) =>
  content === undefined ? '' : html`<meta name="${name}" content="${content}" />`

const property = (name: string, content: string | undefined) =>
  content === undefined ? '' : html`<meta property="${name}" content="${content}" />`

// Must not be changed later, since the content security policy has its hash.
const script = (source: string, type = 'text/javascript') => raw(`<script type="${type}">${source}</script>`)

const translations = (path: string, absolute: NonNullable<Frame['absolute']>) =>
  html`${offeredLanguages.map(
      (code) => html`<link rel="alternate" hreflang="${languages[code].tag}" href="${absolute(path, code)}" />`,
    )} <link rel="alternate" hreflang="x-default" href="${absolute(path, 'en')}" />`

/** Metadata for search engines and link previews. */
function social({ page, name, path, language, absolute }: Frame) {
  const image = page.image && absolute?.(page.image.path, 'en')
  const { language: only } = page
  const pageLanguage = only === undefined ? language : languages[only].isOffered ? only : 'en'
  return html`${meta('description', page.description)}${meta('author', page.author)}
  ${
    absolute
      ? html`<link rel="canonical" href="${absolute(path, pageLanguage)}" />
          ${only === undefined ? translations(path, absolute) : ''}`
      : ''
  }
  ${property('og:site_name', name)}${property('og:title', page.title)}
  ${property('og:description', page.description)}${property('og:type', page.kind ?? 'website')}
  ${property('og:locale', languages[pageLanguage].tag.replace('-', '_'))}${property('og:url', absolute?.(path, pageLanguage))}${property('og:image', image)}
  ${property('og:image:alt', page.image?.alt)}${property('article:published_time', page.publishedAt)}
  ${property('article:modified_time', page.changedAt)}
  ${meta('twitter:card', image ? 'summary_large_image' : 'summary')}
  ${page.structured ? script(JSON.stringify(page.structured).replaceAll('<', '\\u003c'), 'application/ld+json') : ''}`
}

/** A complete public page: head, the site's header and menu, the page's own body, the footer. */
export function framed(frame: Frame): Html {
  const { page, language, assets, asset } = frame
  const t = translators[language]
  const { tag, direction } = languages[language]
  const { isCardShadow } = brandConfig
  return html`<!doctype html>
    <html lang="${tag}" dir="${direction}" data-theme="BLUE_THEME" data-card-shadow="${String(isCardShadow)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <title>${t('documentTitle', { page: page.title, app: frame.name })}</title>
        ${script(assets.look)}${social(frame)}
        ${
          page.feed
            ? html`<link
                rel="alternate"
                type="application/rss+xml"
                title="${page.feed.title}"
                href="${asset(page.feed.path)}"
              />`
            : ''
        }
        <link rel="icon" href="${frame.icon}" />
        ${assets.styles.map((file) => html`<link rel="stylesheet" href="${asset(`/${file}`)}" />`)}
        ${frame.look === undefined ? '' : html`<link rel="stylesheet" href="${asset(frame.look)}" />`}
        ${assets.scripts.map((file) => html`<script type="module" src="${asset(`/${file}`)}"></script>`)}
      </head>
      <body class="site">
        <a class="site-skip" href="#content">${t('skip')}</a>
        ${header(frame, t)}
        <main id="content" tabindex="-1" class="${page.width === 'window' ? 'site-window' : 'site-width'}">
          ${page.body}
        </main>
        ${footer(frame, t)}
      </body>
    </html>`
}
