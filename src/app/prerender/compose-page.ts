import { createHash } from 'node:crypto'
import { prerenderedLanguage } from '#platform/i18n/languages.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import type { PageChunks } from './chunks.ts'

interface Page extends PageChunks {
  /** Vite's index.html with the entry's script and styles. */
  template: string
  base: string
  /** Path within `base`; undefined for the page that serves any path. */
  path: string | undefined
  title: string
  /** The name of the application, for installed ones. */
  app: string
  html: string
  css: string
  /** Runs before the first paint. */
  script: string
}

/** Composes a page: look script before styles, styles before scripts. */
export function composePage({ template, base, path, title, app, html, css, script, scripts, styles, fonts }: Page) {
  const head = [
    `<script>${script}</script>`,
    // Replaced in the browser by that of the visitor's language.
    `<link rel="manifest" href="${base}manifest.${prerenderedLanguage}.webmanifest">`,
    `<meta name="application-name" content="${escapeHtml(app)}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(app)}">`,
    `<link rel="apple-touch-icon" href="${base}icons/apple-touch-180.png">`,
    // Before all stylesheets, as in the browser, so that a screen's styles override those of components.
    ...(css ? [css] : []),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`),
  ]
  const laterTags = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  ]
  const page = path === undefined ? '' : ` data-page="${escapeHtml(base + path.slice(1))}"`
  // Replacement functions, since strings would interpret `$`.
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>\n    ${head.join('\n    ')}`)
    .replace('</head>', () => `  ${laterTags.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${page}>${html}</div>`)
}

/** Hashes of inline scripts for the Content Security Policy. */
export const inlineScriptHashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )
