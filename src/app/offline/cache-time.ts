import { createStore } from '#platform/web/store.ts'

/** Time of the shown data if it came from the service worker's cache (ISO 8601). */
export const cacheTime = createStore<string | undefined>(undefined)
