import type { Settings } from './settings-schema.ts'

interface Rendering {
  /** The settings with which the page is rendered; undefined for the default ones. */
  settings?: Settings | undefined
  /** When the page was rendered, in milliseconds since 1970; undefined for now. */
  at?: number | undefined
  /** The languages of the browser that asked for the page, the preferred one first; undefined for those of this one. */
  languages?: readonly string[] | undefined
}

/**
 * The conditions of the server's rendering. Hydration uses the same, so that both agree; later changes are rendered
 * afterwards.
 */
export const rendering: Rendering = {}

/** The time to render by: the present, and during hydration the time of rendering. */
export const renderedAt = () => rendering.at ?? Date.now()
