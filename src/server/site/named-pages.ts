import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env, Hono } from 'hono'
import * as z from 'zod'
import { brand } from '#platform/contracts/brand.ts'
import { builtWorkspace, type Workspace, type WorkspaceValues } from '#platform/contracts/workspace.ts'
import { publicWorkspace } from '#platform/server/workspace.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

/** Where the brand of the build stands in its pages, by file; `markup` is that of another logo, around its id. */
const Places = z.record(
  z.string(),
  z.array(z.object({ start: z.int(), end: z.int(), markup: z.array(z.string()).optional() })),
)
type Place = z.infer<typeof Places>[string][number]

const isAsBuilt = ({ name, logo, color, font }: WorkspaceValues) =>
  name === builtWorkspace.name && logo === null && color === null && font === ''

/** The page with this name and logo; without a logo, that of the build stays. */
function fillBrand(html: string, places: readonly Place[], { name, logo }: Pick<Workspace, 'name' | 'logo'>) {
  const toText = ({ start, end, markup }: Place) => {
    if (!markup) return escapeHtml(name)
    return logo === null ? html.slice(start, end) : markup.join(logo)
  }
  const ends = [0, ...places.map(({ end }) => end)]
  const filled = places.map((place, index) => html.slice(ends[index], place.start) + toText(place))
  const page = filled.join('') + html.slice(ends.at(-1))
  // The first one is the icon of the tab.
  return logo === null ? page : page.replace('favicon.svg', () => `${brand.base.slice(1)}/logo/${logo}`)
}

/**
 * Returns a function that reads a page of the build with the name, logo, colour and font that an administrator chose, so
 * that the page has them before its scripts run; undefined if none was chosen.
 */
export async function namedPages(folder: string, readWorkspace: () => Promise<WorkspaceValues>) {
  const text = await readFile(join(folder, '.vite/brand.json'), 'utf8').catch(() => '{}')
  const places = new Map(Object.entries(Places.parse(JSON.parse(text))))
  const pages = new Map<string, string>()

  return async (file: string) => {
    const own = places.get(file)
    if (!own) return undefined
    // Without its database, the server still sends the pages of the build.
    const workspace = await readWorkspace().catch(() => undefined)
    if (!workspace || isAsBuilt(workspace)) return undefined
    const page = pages.get(file) ?? (await readFile(join(folder, file), 'utf8'))
    pages.set(file, page)
    const { currency: _, ...branding } = publicWorkspace(workspace)
    const values = escapeHtml(JSON.stringify(branding))
    return fillBrand(page, own, branding).replace(/<html\b/, () => `<html data-workspace="${values}"`)
  }
}

/** Serves these pages, also as files; handlers that are registered later serve those of the build. */
export function serveNamedPages<E extends Env>(app: Hono<E>, read: Awaited<ReturnType<typeof namedPages>>) {
  app.get('*', async (context, next) => {
    const path = context.req.path.slice(1)
    const html = (await read(path)) ?? (await read(join(path, 'index.html')))
    return html === undefined ? next() : context.html(html, 200, { 'cache-control': 'no-cache' })
  })
}
