import type * as z from 'zod'

/** What this browser keeps under a name; nothing where it is missing, broken or forbidden. */
export function readKept<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Keeps a value, or with undefined forgets it. */
export function keep(key: string, value: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A private window, or no room: it lasts as long as the tab.
  }
}

export function keptKeys(prefix: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
