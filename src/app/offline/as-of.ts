import { createStore } from '#platform/web/store.ts'

/** The moment that what is on the screen is from, where it was not the server that answered. ISO 8601. */
export const asOf = createStore<string | undefined>(undefined)
