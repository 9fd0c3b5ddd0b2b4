import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env, Hono } from 'hono'
import * as z from 'zod'
import { builtWorkspace, type WorkspaceValues } from '#platform/contracts/workspace.ts'
import { publicWorkspace } from '#platform/server/workspace.ts'
import { escapeHtml } from '#platform/text/escape-html.ts'

/** Where the name of the build stands in its pages, by file. */
const Places = z.record(z.string(), z.array(z.int()))

const isAsBuilt = ({ name, color, font }: WorkspaceValues) =>
  name === builtWorkspace.name && color === null && font === ''

/** The texts around the name of the build. */
function splitAt(html: string, places: readonly number[]) {
  const { length } = escapeHtml(builtWorkspace.name)
  const starts = [0, ...places.map((place) => place + length)]
  return starts.map((start, index) => html.slice(start, places[index]))
}

/**
 * Returns a function that reads a page of the build with the name, colour and font that an administrator chose, so that
 * the page has them before its scripts run; undefined if none was chosen.
 */
export async function namedPages(folder: string, readWorkspace: () => Promise<WorkspaceValues>) {
  const text = await readFile(join(folder, '.vite/names.json'), 'utf8').catch(() => '{}')
  const places = new Map(Object.entries(Places.parse(JSON.parse(text))))
  const pages = new Map<string, string[]>()

  return async (file: string) => {
    const own = places.get(file)
    if (!own) return undefined
    // Without its database, the server still sends the pages of the build.
    const workspace = await readWorkspace().catch(() => undefined)
    if (!workspace || isAsBuilt(workspace)) return undefined
    const parts = pages.get(file) ?? splitAt(await readFile(join(folder, file), 'utf8'), own)
    pages.set(file, parts)
    const { name, brand, font } = publicWorkspace(workspace)
    const values = escapeHtml(JSON.stringify({ name, brand, font }))
    return parts.join(escapeHtml(name)).replace(/<html\b/, () => `<html data-workspace="${values}"`)
  }
}

/** Serves these pages; handlers that are registered later serve those of the build. */
export function serveNamedPages<E extends Env>(app: Hono<E>, read: Awaited<ReturnType<typeof namedPages>>) {
  app.get('*', async (context, next) => {
    const html = await read(join(context.req.path.slice(1), 'index.html'))
    return html === undefined ? next() : context.html(html, 200, { 'cache-control': 'no-cache' })
  })
}
