import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { isRecord } from '#platform/records/is-object.ts'
import { pseudo } from './pseudo-text.ts'

/** The language whose files carry the pseudo-locale in the browser: the built demo has none of its own. */
export const carrier = 'fr'

const demo = path.resolve('dist/demo')
const Manifest = z.record(z.string(), z.object({ file: z.string() }))

type Leaves = Map<string, string>

function collectLeaves(texts: unknown, prefix: string, leaves: Leaves) {
  if (!isRecord(texts)) return
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') leaves.set(prefix + key, value)
    else collectLeaves(value, `${prefix}${key}.`, leaves)
  }
}

const listTexts = (file: string) => {
  const leaves: Leaves = new Map()
  collectLeaves(JSON.parse(readFileSync(file, 'utf8')), '', leaves)
  return leaves
}

const createKey = (key: string, text: string) => `${key}\n${text}`
const lastKey = (key: string) => key.slice(key.lastIndexOf('.') + 1)

/** The English texts by the last part of their key and their text in the carrier: files hold parts of several. */
function englishTexts() {
  const englishByText: Leaves = new Map()
  for (const file of globSync(`src/**/locales/${carrier}.json`)) {
    const english = listTexts(path.join(path.dirname(file), 'en.json'))
    for (const [key, text] of listTexts(file)) {
      const source = english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other'))
      if (source === undefined) continue
      englishByText.set(createKey(lastKey(key), text), source)
      // Files of titles are keyed by other names.
      englishByText.set(createKey('', text), source)
    }
  }
  return englishByText
}

function translate(value: unknown, key: string, english: Leaves): unknown {
  if (typeof value === 'string')
    return pseudo(english.get(createKey(key, value)) ?? english.get(createKey('', value)) ?? value)
  if (Array.isArray(value)) return value.map((item) => translate(item, key, english))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, translate(one, name, english)]))
}

/** The source of a built file of texts, in the pseudo-locale. */
async function translatedFile(file: string, english: Leaves) {
  const content: unknown = await import(pathToFileURL(path.join(demo, file)).href)
  const exported = Object.entries(isRecord(content) ? content : { ...Object(content) })
  return exported
    .map(
      ([name, value], at) =>
        `const e${at}=${JSON.stringify(translate(value, name, english))};export{e${at} as ${name}};`,
    )
    .join('\n')
}

const readManifest = () => Manifest.parse(JSON.parse(readFileSync(path.join(demo, '.vite/manifest.json'), 'utf8')))

const files = async () => {
  const manifest = readManifest()
  const isText = new RegExp(`(?:locales/|virtual:[\\w-]+/(?:words-)?)${carrier}(?:[.-]|$)`)
  const english = englishTexts()
  const names = new Set(Object.entries(manifest).flatMap(([source, { file }]) => (isText.test(source) ? [file] : [])))
  return new Map(
    await Promise.all(
      [...names].map(async (file) => [path.basename(file), await translatedFile(file, english)] as const),
    ),
  )
}

let translated: ReturnType<typeof files> | undefined

/** Serves the pseudo-locale in place of the carrier's texts. */
export async function servePseudoLocale(page: Page) {
  const translatedFiles = await (translated ??= files())
  if (translatedFiles.size === 0) throw new Error(`The demo has no texts in ${carrier}`)
  await page.route(
    (url) => translatedFiles.has(path.basename(url.pathname)),
    (route, request) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: translatedFiles.get(path.basename(new URL(request.url()).pathname)) ?? '',
      }),
  )
}

/** The source of the component library's own texts in the carrier, which holds functions and stays as it is. */
export function componentTexts() {
  const entry = Object.entries(readManifest()).find(([source]) => source.includes(`@mui/material/locale/${carrier}`))
  return entry ? readFileSync(path.join(demo, entry[1].file), 'utf8') : ''
}
