/** Data in a route's `handle`. */
export interface RouteHandle {
  /** The module, also the namespace of the title. */
  id: string
  /** Text key of the screen's name. */
  title: string
  path: string
  /** The parent screen, by its menu label; undefined for screens in the menu. */
  parent?: { label: string; to: string }
}

const isRouteHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'path' in value

/** The handle of the innermost route that has one. */
export const getRouteHandle = (matches: readonly { handle?: unknown }[]): Partial<RouteHandle> =>
  matches.map(({ handle }) => handle).findLast(isRouteHandle) ?? {}
