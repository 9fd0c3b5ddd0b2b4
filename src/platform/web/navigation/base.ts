const built = import.meta.env.BASE_URL

/** Whether the build is for any folder, so that pages learn theirs only in the browser. */
export const anyFolder = !built.startsWith('/')

/**
 * The folder of the application, with slashes at both ends. A build for any folder derives it from a chunk's URL, which
 * is one level below.
 */
export const base = !anyFolder
  ? built
  : import.meta.env.SSR
    ? '/'
    : new URL(/* @vite-ignore */ '../', import.meta.url).pathname
