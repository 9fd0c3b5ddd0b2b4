import * as z from 'zod'

const key = 'atrium.visits'
const maxPaths = 40

/** URLs by user; without titles, which the user may no longer be permitted to read. */
const Visits = z.record(z.string(), z.array(z.string()))

function read(): z.infer<typeof Visits> {
  try {
    return Visits.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

/** Recently visited URLs in this browser, newest first. */
export const readVisits = (owner: string): readonly string[] => read()[owner] ?? []

/**
 * Stores a visited URL. Of its query, only parameters that may be the id of a record are kept, and no search text.
 */
export function recordVisit(owner: string, path: string, search: string) {
  const open = [...new URLSearchParams(search)].filter(([, value]) => /^[\w-]*\d[\w-]*$/.test(value))
  const paths = [...open.map(([name, value]) => `${path}?${name}=${value}`), path]
  const stored = read()
  try {
    const visits = { ...stored, [owner]: [...new Set([...paths, ...(stored[owner] ?? [])])].slice(0, maxPaths) }
    localStorage.setItem(key, JSON.stringify(visits))
  } catch {
    // Storage is unavailable or full.
  }
}

/** Removes all visits from this browser. */
export function clearVisits() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}
