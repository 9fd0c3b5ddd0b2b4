interface RouteLocation {
  pathname: string
  search: string
}

/** Whether the current screen is the target of a link, with all its parameters. */
export function isCurrentScreen(path: string, { pathname, search }: RouteLocation): boolean {
  const target = new URL(path, 'http://atrium')
  if (target.pathname.replace(/\/$/, '') !== pathname.replace(/\/$/, '')) return false
  const currentParams = new URLSearchParams(search)
  return [...target.searchParams].every(([name, value]) => currentParams.getAll(name).includes(value))
}
