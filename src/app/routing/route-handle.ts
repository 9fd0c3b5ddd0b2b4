/** What a route says of itself, in its `handle`. */
export interface RouteHandle {
  /** The module, which is also the namespace of the title. */
  id: string
  /** Key of the screen's name. */
  title: string
  path: string
  /** The screen that this one leads back to, by its label in the menu; none where the menu leads here. */
  parent?: { label: string; to: string }
}

const isRouteHandle = (value: unknown): value is RouteHandle =>
  typeof value === 'object' && value !== null && 'title' in value && 'path' in value

/** The place that the innermost route names. */
export const routeHandleOf = (matches: readonly { handle?: unknown }[]): Partial<RouteHandle> =>
  matches.map(({ handle }) => handle).findLast(isRouteHandle) ?? {}
