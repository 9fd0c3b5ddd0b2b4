interface Place {
  pathname: string
  search: string
}

/** Whether a screen that is seen is the one that a path leads to: the same, with everything that the path asks for. */
export function isAt(path: string, { pathname, search }: Place): boolean {
  const wanted = new URL(path, 'http://atrium')
  if (wanted.pathname.replace(/\/$/, '') !== pathname.replace(/\/$/, '')) return false
  const seen = new URLSearchParams(search)
  return [...wanted.searchParams].every(([name, value]) => seen.getAll(name).includes(value))
}
