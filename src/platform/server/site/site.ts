// Public pages: routes, frame, languages and sitemap around the documents of modules.
// For the server and the build; a module only declares `documents.ts`.

import type { WorkspaceValues } from '#platform/contracts/workspace.ts'
import { brand } from '#platform/contracts/brand.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { Failure } from '#platform/errors/failure.ts'
import { getFormats } from '#platform/i18n/formats.ts'
import { type Language, offeredLanguages } from '#platform/i18n/languages.ts'
import { type Translate, createTranslator } from '#platform/i18n/translate.ts'
import { loadOnce } from '#platform/records/load-once.ts'
import type { Api } from '#platform/server/api.ts'
import { lookPath, readWorkspace } from '#platform/server/workspace.ts'
import type { AnyDocuments, DocumentRoute, SentForm, SitePage, SiteText } from './document.ts'
import { framed } from './frame.ts'
import type { SiteAssets } from './site-assets.ts'
import { prefixed } from './prefixed.ts'
import { robots, sitemap } from './sitemap.ts'

/** The part of a module for the public site. */
export interface SiteModule {
  name: string
  api?: Api | readonly Api[]
  documents?: AnyDocuments
  texts?: (language: Language) => Promise<unknown>
}

interface Options {
  database: Database
  modules: readonly SiteModule[]
  assets: SiteAssets
  /** The folder of the site, with a slash at both ends. */
  base?: string
}

export interface SitePageRequest {
  /** The path inside the folder, without the language. */
  path: string
  params: Readonly<Record<string, string>>
  query?: URLSearchParams
  language: Language
  now: string
  /** Scheme and host, if known. */
  origin?: string
  /** The prefix of links, unless it is the site's folder: `../../` for a page that is a file in any folder. */
  base?: string
  sent?: SentForm
}

/** The response; for a page also the hash of its inline script. */
export interface SiteResponse extends SiteText {
  scriptHash?: string
}

export interface SiteRoute extends Pick<DocumentRoute, 'path' | 'addresses'> {
  respond(request: SitePageRequest): Promise<SiteResponse>
  form?: Omit<NonNullable<DocumentRoute['form']>, 'done'> & { done(language: Language): string }
}

const isText = (response: SitePage | SiteText): response is SiteText => 'text' in response

/** The languages that addresses can begin with. */
export const prefixes = offeredLanguages.filter((code) => code !== 'en')

/** The public site: the documents of all modules in a common frame, with sitemap and robots.txt. */
export function createSite({ database, modules, assets, base: folder = '/' }: Options): SiteRoute[] {
  const pages = modules.flatMap((module) => (module.documents?.(database.db) ?? []).map((route) => ({ module, route })))
  const menu = buildMenu(pages)
  const apis = modules.flatMap(({ api = [] }) => api)
  const contact = pages.find(({ route }) => route.contact)?.route.path

  const getSiteTexts = siteTexts()
  const link = (to: string, language: Language, base = folder) => base + prefixed(to, language).slice(1)

  // Covers scripts of the frame only: nothing in a text can run.
  const lookHash = hashOf(assets.look)

  async function respond(module: SiteModule, route: DocumentRoute, request: SitePageRequest): Promise<SiteResponse> {
    const { path, language, origin, base = folder } = request
    const asset = (to: string) => base + to.slice(1)
    const href = (to: string, code = language) => link(to, code, base)
    const absolute = (to: string, code = language) => `${origin ?? ''}${folder}${prefixed(to, code).slice(1)}`
    const workspace = await readWorkspace(apis, database.db)
    const document = await route.respond({
      ...request,
      workspace,
      query: request.query ?? new URLSearchParams(),
      t: await getSiteTexts(module, language, workspace.name),
      format: getFormats(language, workspace.currency),
      href: (to) => href(to),
      asset,
      absolute: (to) => absolute(to),
      contact: (subject) =>
        contact && href(contact) + (subject === undefined ? '' : `?${new URLSearchParams({ subject })}`),
    })
    if (isText(document)) return document
    const entries = menu.map(async (entry) => ({
      label: (await getSiteTexts(entry.module, language, workspace.name))(entry.label),
      href: href(entry.path),
      current: currentAt(path, entry.path),
    }))
    const text = await framed({
      page: document,
      name: workspace.name,
      ...getLogos(workspace, asset),
      language,
      menu: await Promise.all(entries),
      assets,
      look: lookPath(workspace),
      path: document.path ?? path,
      asset,
      inLanguage: (code) => href(path, code) + (request.query?.size ? `?${request.query}` : ''),
      absolute: origin === undefined ? undefined : absolute,
    })
    return { type: 'text/html', text: String(text), scriptHash: await lookHash }
  }

  const routes = pages.map(({ module, route }) => ({
    path: route.path,
    ...(route.addresses && { addresses: route.addresses }),
    ...(route.form && { form: toForm(route.form, link) }),
    respond: (request: SitePageRequest) => respond(module, route, request),
  }))
  return routes.length === 0 ? [] : [...routes, sitemap(routes, folder), robots(folder, apis)]
}

/** The addresses of the logo and of the tab's icon: both are the uploaded one, if there is one. */
function getLogos({ logo }: Pick<WorkspaceValues, 'logo'>, asset: (path: string) => string) {
  const uploadedLogo = logo && asset(`${brand.base}/logo/${logo.id}`)
  return { logo: uploadedLogo ?? asset('/pictures/logo-mark.svg'), icon: uploadedLogo ?? asset('/favicon.svg') }
}

type FormRoute = NonNullable<DocumentRoute['form']>

const toForm = ({ done, ...form }: FormRoute, link: (to: string, language: Language) => string) => ({
  ...form,
  done: (language: Language) => link(done, language),
})

const currentAt = (path: string, entry: string) =>
  entry === path ? ('page' as const) : path.startsWith(`${entry}/`) && ('true' as const)

/** The documents that the frame's menu names, in its order. */
const buildMenu = (pages: readonly { module: SiteModule; route: DocumentRoute }[]) =>
  pages
    .flatMap(({ module, route: { menu: entry, path } }) => (entry ? [{ ...entry, module, path }] : []))
    .toSorted((a, b) => a.order - b.order)

/** The texts of modules, each read once; `{{product}}` is the name of the workspace. */
function siteTexts() {
  const once = loadOnce<Translate>()
  return async ({ name, texts }: SiteModule, language: Language, product: string): Promise<Translate> => {
    const read = async () => createTranslator(language, await texts?.(language))
    const translate = await once(`${name}/${language}`, read)
    return (key, values) => translate(key, { product, ...values })
  }
}

/** A script's hash as the content security policy writes it. */
async function hashOf(script: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

/** Splits a path into language and rest: `/fr/frontend-pages/blog` is French. */
export function languageAt(pathname: string): { language: Language; path: string } {
  const language = prefixes.find((code) => pathname.startsWith(`/${code}/`))
  return language ? { language, path: pathname.slice(language.length + 1) } : { language: 'en', path: pathname }
}

/** Whether a module has reported that the page does not exist. */
export const isMissing = (error: unknown) => error instanceof Failure && error.status === 404
