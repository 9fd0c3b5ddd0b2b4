import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { Layout, defaultLayout } from './arrangement.ts'
import { writeText, readText, subscribeText } from '#platform/ui/table/views/stored-text.ts'

const read = (text: string | null): Layout => {
  try {
    return Layout.safeParse(JSON.parse(text ?? 'null')).data ?? defaultLayout
  } catch {
    return defaultLayout
  }
}

/** A user's layout of a table's columns, stored in this browser. */
export function useLayout(table: string) {
  const { user } = useSession()
  const key = `atrium.table.${user.id}.${table}`
  const text = useSyncExternalStore(
    subscribeText,
    () => readText(key),
    () => null,
  )
  const layout = useMemo(() => read(text), [text])
  const change = useCallback(
    (step: (now: Layout) => Layout) => writeText(key, JSON.stringify(step(read(readText(key))))),
    [key],
  )
  const reset = useCallback(() => writeText(key, undefined), [key])
  return { layout, change, reset }
}

export type LayoutActions = ReturnType<typeof useLayout>
