import { createStore } from '#platform/web/store.ts'

/** Id of the newest post shown per history entry: going back restores the list, with newer posts behind a button. */
export const newestShownIds = createStore<Readonly<Record<string, number>>>({})

/** Shows new posts without the button, after an action that requested them. */
export const showNewPosts = () => newestShownIds.set({})
