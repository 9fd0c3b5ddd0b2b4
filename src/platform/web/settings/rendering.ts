import type { Settings } from './settings-schema.ts'

interface Rendering {
  /** The settings to render with; undefined for the default ones. */
  settings?: Settings | undefined
  /** Time of rendering in milliseconds since 1970; undefined for now. */
  at?: number | undefined
  /** Languages of the requesting browser in order of preference; undefined for those of this browser. */
  languages?: readonly string[] | undefined
}

/**
 * The conditions of server-side rendering. Hydration uses the same ones, so that both results match; later changes are
 * rendered afterwards.
 */
export const rendering: Rendering = {}

/** The time to render with: now, or during hydration the time of the server's rendering. */
export const renderedAt = () => rendering.at ?? Date.now()
