import { workspaceConfig } from '#brand'

// Persisted, since browsers stop idle workers.
const cacheName = 'atrium-name'
const entry = '/name'

/** The name of the workspace that a page showed last. */
export async function readWorkspaceName() {
  const stored = await (await caches.open(cacheName)).match(entry)
  return stored?.text() ?? workspaceConfig.name
}

export const writeWorkspaceName = async (name: string) => (await caches.open(cacheName)).put(entry, new Response(name))
