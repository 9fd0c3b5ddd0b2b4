/** Whether a cache is of the application in this folder; Workbox ends the names of its own caches with the folder's URL. */
export const isOwnCache = (name: string, scope: string) =>
  name.startsWith('atrium-') || (name.startsWith('workbox-') && name.endsWith(`-${scope}`))
