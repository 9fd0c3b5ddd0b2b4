import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { brand } from '#platform/contracts/brand.ts'
import { builtWorkspace, type Workspace, type WorkspaceValues } from '#platform/contracts/workspace.ts'
import type { Database } from '#platform/db/engines/database.ts'
import { notFound } from '#platform/errors/failure.ts'
import { lazily } from '#platform/records/lazily.ts'
import type { Brand } from '#platform/ui/theme/tokens.ts'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { workspaceStyles } from '#platform/ui/theme/workspace-styles.ts'
import { api, type Api } from './api.ts'

/** The effective values of the installation: those of a module with the hook `workspace`, else those of the build. */
export async function readWorkspace(apis: readonly Api[], db: Database['db']): Promise<WorkspaceValues> {
  const provider = apis.find(({ hooks }) => hooks.workspace)
  return { ...builtWorkspace, ...(await provider?.hooks.workspace?.(db)()) }
}

/** The same for one call, read at most once. */
export const lazyWorkspace = (apis: readonly Api[], db: Database['db']) => lazily(() => readWorkspace(apis, db))

let latest: Brand | undefined

/** The shades of the colour, computed once: every session has them. */
function computeShades(color: string): Brand {
  if (latest?.color !== color) latest = brandShades(color)
  return latest
}

/** The part that screens get. */
export const publicWorkspace = ({ name, logo, currency, color, font }: WorkspaceValues): Workspace => ({
  name,
  logo: logo?.id ?? null,
  currency,
  brand: color === null ? null : computeShades(color),
  font,
})

/** The stylesheet of the colour and font that an administrator chose, with a version of this text. */
function lookStyles(workspace: WorkspaceValues) {
  const text = workspaceStyles(publicWorkspace(workspace)).join('\n')
  return { text, version: bytesToHex(sha256(new TextEncoder().encode(text))).slice(0, 16) }
}

/** Path of this stylesheet, which changes with its text; undefined if nothing was chosen. */
export function lookPath(workspace: WorkspaceValues) {
  const { text, version } = lookStyles(workspace)
  return text === '' ? undefined : `${brand.base}/styles.css?version=${version}`
}

/** Name and logo for visitors, such as on the sign-in screen. */
export const brandApi: Api = api(brand, () => ({
  show: async ({ services }) => {
    const workspace = await services.workspace()
    return { ...publicWorkspace(workspace), language: workspace.language }
  },
  styles: async ({ query, services }) => {
    const { text, version } = lookStyles(await services.workspace())
    return { name: 'styles.css', type: 'text/css', body: text, isImmutable: query.version === version }
  },
  logo: async ({ params: { file }, services: { workspace, files } }) => {
    const { logo } = await workspace()
    if (logo?.id !== file) throw notFound('Logo not found')
    return files.open(logo)
  },
}))
