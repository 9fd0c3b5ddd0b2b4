import * as z from 'zod'

const key = 'atrium.visits'
const maxPaths = 40

/** Addresses by who visited them; no titles, which somebody may not be allowed to read any more. */
const Visits = z.record(z.string(), z.array(z.string()))

function read(): z.infer<typeof Visits> {
  try {
    return Visits.safeParse(JSON.parse(localStorage.getItem(key) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
}

/** Recently visited addresses in this browser, newest first. */
export const visitsOf = (owner: string): readonly string[] => read()[owner] ?? []

/** Keeps where somebody has been. Of a search, filters and what is open only what may be a record's number. */
export function noteVisit(owner: string, path: string, search: string) {
  const open = [...new URLSearchParams(search)].filter(([, value]) => /^[\w-]*\d[\w-]*$/.test(value))
  const paths = [...open.map(([name, value]) => `${path}?${name}=${value}`), path]
  const all = read()
  try {
    const visits = { ...all, [owner]: [...new Set([...paths, ...(all[owner] ?? [])])].slice(0, maxPaths) }
    localStorage.setItem(key, JSON.stringify(visits))
  } catch {
    // A private window, or no room: nothing is kept.
  }
}

/** Leaves nothing of what was visited in this browser. */
export function forgetVisits() {
  try {
    localStorage.removeItem(key)
  } catch {
    // Where nothing can be kept there is nothing.
  }
}
