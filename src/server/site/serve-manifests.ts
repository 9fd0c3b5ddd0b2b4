import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env, Hono } from 'hono'
import * as z from 'zod'
import { brand } from '#platform/contracts/brand.ts'
import type { WorkspaceValues } from '#platform/contracts/workspace.ts'

const Manifest = z.looseObject({ name: z.string(), short_name: z.string(), icons: z.array(z.unknown()) })

/** A built web app manifest with name and logo of the workspace; paths in it are relative to its folder. */
export function nameManifest(text: string, { name, logo }: Pick<WorkspaceValues, 'name' | 'logo'>) {
  const manifest = Manifest.parse(JSON.parse(text))
  const logoIcons = logo ? [{ src: `${brand.base.slice(1)}/logo/${logo.id}`, sizes: 'any', type: logo.type }] : []
  return { ...manifest, name, short_name: name, icons: [...logoIcons, ...manifest.icons] }
}

/** Serves the manifests of a build under the name that the application has on screens. */
export function serveManifests<E extends Env>(
  app: Hono<E>,
  folder: string,
  readWorkspace: () => Promise<WorkspaceValues>,
) {
  app.get(String.raw`/:file{manifest\.\w+\.webmanifest}`, async (context, next) => {
    const file = context.req.param('file') ?? ''
    const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
    if (text === undefined) return next()
    return context.json(nameManifest(text, await readWorkspace()), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'no-cache',
    })
  })
}
