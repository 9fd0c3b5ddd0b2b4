import pages from 'virtual:offline-texts'
import { escapeHtml } from '#platform/text/escape-html.ts'
import { readWorkspaceName } from './workspace-name.ts'

/** The page for an uncached URL, in the language of the URL. */
export async function offlinePage(language: string) {
  const localised = Object.entries(pages).find(([code]) => language === code || language.startsWith(`${code}/`))?.[1]
  const { tag, direction, title, text, retry } = localised ?? pages.en
  // System colours and fonts, since nothing can be loaded.
  const page = `<!doctype html>
<html lang="${tag}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · ${escapeHtml(await readWorkspaceName())}</title>
<style>
body { display: grid; place-content: center; min-block-size: 90vb; margin: 0 auto; padding: 24px; max-inline-size: 60ch;
  font: 16px/1.6 system-ui, sans-serif; text-align: center }
</style>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a></p>
</html>`
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
