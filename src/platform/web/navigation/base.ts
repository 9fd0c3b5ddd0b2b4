// Commands such as the conformance test run this file in Node.js, without Vite.
const isBuilt = typeof import.meta.env === 'object'
const built = isBuilt ? import.meta.env.BASE_URL : '/'

/** Whether the base path is known only at run time. */
export const isRelocatable = !built.startsWith('/')

const isChunk = isBuilt && import.meta.env.PROD && !import.meta.env.SSR

/**
 * The application's base path, with slashes at both ends. The browser derives it from the URL of a built chunk, which is
 * one level below; pages are rendered without the path of a server, which adds it to them.
 */
export const base = isChunk ? new URL(/* @vite-ignore */ '../', import.meta.url).pathname : isRelocatable ? '/' : built

/** Precedes the path of a call. The demo's server answers without a base path. */
export const apiRoot = isBuilt && import.meta.env.MODE === 'demo' ? '' : base.slice(0, -1)

/** The path below the base path, as the router has it. */
export const pathInside = (pathname: string) => `/${pathname.slice(base.length)}`
