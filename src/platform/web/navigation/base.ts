const built = import.meta.env.BASE_URL

/** Whether the build was made for no folder in particular, so that pages only know at the visitor's where they live. */
export const anyFolder = !built.startsWith('/')

/**
 * The folder that the application lives in, with a slash at both ends. A build for any folder finds it by its own
 * address, since every chunk lies one below.
 */
export const base = !anyFolder
  ? built
  : import.meta.env.SSR
    ? '/'
    : new URL(/* @vite-ignore */ '../../', import.meta.url).pathname
