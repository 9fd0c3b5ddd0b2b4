import type { Settings } from './settings-schema.ts'

interface Rendering {
  /** The settings that the page is rendered with; undefined for the usual ones. */
  settings?: Settings | undefined
  /** When the page was rendered, in milliseconds since 1970; undefined for now. */
  at?: number | undefined
}

/**
 * What a page was rendered with on the server. While it comes alive, the browser renders with the same, so that both agree;
 * what has changed since then shows a moment later.
 */
export const rendering: Rendering = {}

/** The moment to render by while a page comes alive: a server snapshot for `useSyncExternalStore`. */
export const renderedAt = () => rendering.at ?? Date.now()
