interface Place {
  pathname: string
  search: string
}

/** Whether the current screen is the target of a link, with all its parameters. */
export function isAt(path: string, { pathname, search }: Place): boolean {
  const wanted = new URL(path, 'http://atrium')
  if (wanted.pathname.replace(/\/$/, '') !== pathname.replace(/\/$/, '')) return false
  const seen = new URLSearchParams(search)
  return [...wanted.searchParams].every(([name, value]) => seen.getAll(name).includes(value))
}
