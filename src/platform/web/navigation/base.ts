const built = import.meta.env.BASE_URL

/** Whether the base path is known only at run time. */
export const anyFolder = !built.startsWith('/')

/**
 * The application's base path, with slashes at both ends. A build for any path derives it from the URL of a chunk,
 * which is one level below.
 */
export const base = !anyFolder
  ? built
  : import.meta.env.SSR
    ? '/'
    : new URL(/* @vite-ignore */ '../', import.meta.url).pathname
