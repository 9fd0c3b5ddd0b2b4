import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type * as z from 'zod'
import { getPresentPath } from '#platform/web/navigation/use-navigate-here.ts'
import { readQuery, writeQuery } from '#platform/text/query-string.ts'

/** Parses the state of a screen from the URL; drops invalid values, so that no link breaks a screen. */
export function parseView<Schema extends z.ZodObject>(schema: Schema, search: URLSearchParams): z.output<Schema> {
  const values = readQuery(schema, search)
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const invalidKeys = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
  )
  const validEntries = Object.entries(values).filter(([key]) => !invalidKeys.includes(key))
  return schema.parse(Object.fromEntries(validEntries))
}

interface ViewOptions {
  /** Replaces the history entry, as for each character of a search. */
  replace?: boolean
}

/**
 * Search, filters, sort order, page and selection of a screen in the URL; undefined removes a field. Changes that
 * depend on the current state are functions. Once the user has left the screen, changes have no effect, so that a late
 * response does not lead back.
 */
export function useView<Schema extends z.ZodObject>(schema: Schema) {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => parseView(schema, search), [schema, search])
  const { pathname } = useLocation()
  const screen = useRef(pathname)
  useEffect(() => {
    screen.current = pathname
  })
  const setView = useCallback(
    (
      changes: Partial<z.input<Schema>> | ((now: z.output<Schema>) => Partial<z.input<Schema>>),
      options: ViewOptions = {},
    ) => {
      if (screen.current !== getPresentPath()) return
      // Reads the current URL instead of the rendered state, so that a second quick change does not undo the first.
      const now = new URLSearchParams(location.search)
      const requestedChanges = typeof changes === 'function' ? changes(parseView(schema, now)) : changes
      setSearch(writeQuery({ ...readQuery(schema, now), ...requestedChanges }), { replace: options.replace ?? false })
    },
    [schema, setSearch],
  )
  return [view, setView] as const
}
