import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { CrumbsContext } from '#platform/web/crumbs.ts'
import { useModuleTitle } from './module-titles.ts'
import { routeHandleOf } from './route-handle.ts'

/** A module's further screens lead back to where the menu leads. */
export function Crumbs({ children }: { children: ReactNode }) {
  const titleOf = useModuleTitle()
  const { parent } = routeHandleOf(useMatches())
  return (
    <CrumbsContext value={parent ? [{ label: titleOf(parent.label), to: parent.to }] : []}>{children}</CrumbsContext>
  )
}
