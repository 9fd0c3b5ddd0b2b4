import { createStore } from '#platform/web/store.ts'

/**
 * The newest post that was shown, for every step of the browser's history: who goes back finds what they left, with
 * what came meanwhile behind a button.
 */
export const shownUpTo = createStore<Readonly<Record<string, number>>>({})

/** What the reader has just asked for does not wait behind a button. */
export const showAllFresh = () => shownUpTo.set({})
