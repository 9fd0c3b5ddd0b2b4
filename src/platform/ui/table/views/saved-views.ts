import { useMemo, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { useSession } from '#platform/web/session/session.ts'
import { writeText, readText, subscribeText } from './stored-text.ts'

const maxViews = 20
const Saved = z.array(z.object({ label: z.string().min(1).max(60), search: z.string().max(4000) })).max(maxViews)
export type SavedView = z.infer<typeof Saved>[number]

const read = (text: string | null): readonly SavedView[] => {
  try {
    return Saved.safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Named views of a table, stored in this browser per user; each is a query string. */
export function useSavedViews(table: string) {
  const { user } = useSession()
  const key = `atrium.views.${user.id}.${table}`
  const text = useSyncExternalStore(
    subscribeText,
    () => readText(key),
    () => null,
  )
  const views = useMemo(() => read(text), [text])
  const store = (next: readonly SavedView[]) => writeText(key, JSON.stringify(next))
  return {
    views,
    /** Replaces a view with the same name. */
    save: (view: SavedView) => {
      const others = read(readText(key))
      const isKnown = others.some(({ label }) => label === view.label)
      store(
        isKnown
          ? others.map((other) => (other.label === view.label ? view : other))
          : [...others, view].slice(-maxViews),
      )
    },
    remove: ({ label }: Pick<SavedView, 'label'>) =>
      store(read(readText(key)).filter((other) => other.label !== label)),
    /** Restores the previous views, for undo. */
    restore: store,
  }
}
