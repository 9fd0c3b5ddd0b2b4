import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { CrumbsContext } from '#platform/web/navigation/crumbs.ts'
import { useModuleTitle } from '#app/routing/module-titles.ts'
import { getRouteHandle } from '#app/routing/route-handle.ts'

/** Breadcrumb from a module's other screens to its menu entry. */
export function Crumbs({ children }: { children: ReactNode }) {
  const getTitle = useModuleTitle()
  const { parent } = getRouteHandle(useMatches())
  return (
    <CrumbsContext value={parent ? [{ label: getTitle(parent.label), to: parent.to }] : []}>{children}</CrumbsContext>
  )
}
