import type { ExportedText } from './exported.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

const style = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
body { max-inline-size: 72ch; margin: 2rem auto; padding-inline: 1rem; overflow-wrap: anywhere }
p, li, td, th, h1, h2, h3, blockquote { unicode-bidi: plaintext }
[dir] { unicode-bidi: isolate }
img { display: block; max-inline-size: 100%; block-size: auto; margin-inline: auto }
table { border-collapse: collapse; inline-size: 100% }
td, th { padding: .4em .6em; border: 1px solid; text-align: start; vertical-align: top }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid }
pre { direction: ltr; white-space: pre-wrap }
[data-mention] { font-weight: 600 }`

/** A self-contained HTML page without external resources or scripts. */
export function createHtmlPage({ title, language }: ExportedText, body: string) {
  const text = body.replaceAll(/ data-source="[^"]*"/g, '')
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>
${style}
</style>
</head>
<body dir="auto">
<h1>${escapeHtml(title)}</h1>
${text}
</body>
</html>
`
}
