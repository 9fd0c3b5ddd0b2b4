import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { Layout, usualLayout } from './arrangement.ts'
import { keepText, keptText, onKept } from '#platform/ui/table/views/kept-text.ts'

const read = (text: string | null): Layout => {
  try {
    return Layout.safeParse(JSON.parse(text ?? 'null')).data ?? usualLayout
  } catch {
    return usualLayout
  }
}

/** A user's layout of a table's columns, stored in this browser. */
export function useLayout(table: string) {
  const { user } = useSession()
  const key = `atrium.table.${user.id}.${table}`
  const text = useSyncExternalStore(
    onKept,
    () => keptText(key),
    () => null,
  )
  const layout = useMemo(() => read(text), [text])
  const change = useCallback(
    (step: (now: Layout) => Layout) => keepText(key, JSON.stringify(step(read(keptText(key))))),
    [key],
  )
  const reset = useCallback(() => keepText(key, undefined), [key])
  return { layout, change, reset }
}

export type LayoutActions = ReturnType<typeof useLayout>
