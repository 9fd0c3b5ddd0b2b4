import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeRelocatable } from './make-relocatable.ts'
import { composePage, inlineScriptHashes } from './compose-page.ts'

const template = `<!doctype html><html lang="en"><head><title>x</title>
<script type="module" crossorigin src="./assets/main.js"></script><link rel="stylesheet" href="./assets/main.css"></head>
<body><div id="root"></div></body></html>`

const page = composePage({
  template,
  base: '/',
  path: '/some/screen',
  title: 'Fish & <chips>',
  app: 'Lark & Moor',
  html: '<a href="/apps/one">One</a><img src="/pictures/a.svg" alt="">',
  css: '<style>.a{}</style>',
  script: 'look()',
  scripts: ['assets/screen.js'],
  styles: ['assets/screen.css'],
  fonts: ['assets/font.woff2'],
})

test('places the look script before all styles, and the styles before the content', () => {
  const at = (text: string) => page.indexOf(text)
  const order = ['look()', '.a{}', 'assets/main.css', 'assets/screen.css', '<div id="root" data-page="/some/screen"><a']
  expect(order.map(at)).toEqual(order.map(at).toSorted((a, b) => a - b))
  expect(page).toContain('<title>Fish &amp; &lt;chips&gt;</title>')
  for (const name of ['application-name', 'apple-mobile-web-app-title'])
    expect(page).toContain(`<meta name="${name}" content="Lark &amp; Moor">`)
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/screen.js">')
})

test('hashes each inline script, but not external ones', () => {
  expect(inlineScriptHashes(page)).toEqual([`'sha256-${createHash('sha256').update('look()').digest('base64')}'`])
})

test('names no file that a relocatable page could request from the wrong folder', () => {
  const anywhere = makeRelocatable(page, 'some/screen', ['some', 'apps'])
  const withoutScripts = anywhere.replaceAll(/<script>[\s\S]*?<\/script>/g, '')
  expect(withoutScripts).not.toMatch(/<(?:link|script)\b/)
  expect(withoutScripts).toContain('<a href="apps/one">')
  expect(withoutScripts).toContain('<img loading="lazy" src="pictures/a.svg" alt="">')
})
