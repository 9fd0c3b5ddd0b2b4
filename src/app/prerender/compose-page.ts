import { createHash } from 'node:crypto'
import { prerenderedLanguage } from '#platform/i18n/languages.ts'
import type { PageChunks } from './chunks.ts'

interface Page extends PageChunks {
  /** The index.html that Vite wrote, with the entry's script and styles. */
  template: string
  base: string
  /** The page's address inside `base`; none for the page that serves any address. */
  path: string | undefined
  title: string
  html: string
  css: string
  /** Runs before anything is painted. */
  script: string
}

/** A text as the value of an attribute, or between tags. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A whole page: the look before the styles, the styles before the scripts. */
export function composePage({ template, base, path, title, html, css, script, scripts, styles, fonts }: Page) {
  const head = [
    `<script>${script}</script>`,
    // In the visitor's language once the page knows it.
    `<link rel="manifest" href="${base}manifest.${prerenderedLanguage}.webmanifest">`,
    `<link rel="apple-touch-icon" href="${base}icons/apple-touch-180.png">`,
    // Before every stylesheet, as in the browser: a screen's own styles win over a component's.
    ...(css ? [css] : []),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}">`),
  ]
  const rest = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  ]
  const page = path === undefined ? '' : ` data-page="${escapeHtml(base + path.slice(1))}"`
  // Replacements by function: a `$` in the page would otherwise be read as a pattern.
  return template
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeHtml(title)}</title>\n    ${head.join('\n    ')}`)
    .replace('</head>', () => `  ${rest.join('\n    ')}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root"${page}>${html}</div>`)
}

/** For the content security policy: what may run although it stands in the page itself. */
export const inlineScriptHashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  )
