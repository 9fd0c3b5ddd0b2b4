import type { ReactNode } from 'react'
import { useMatches } from 'react-router'
import { CrumbsContext } from '#platform/web/crumbs.ts'
import { useModuleTitle } from './module-titles.ts'
import { placeOf } from './place.ts'

/** A module's further screens lead back to its first. */
export function Crumbs({ children }: { children: ReactNode }) {
  const titleOf = useModuleTitle()
  const { id = '', parent } = placeOf(useMatches())
  return <CrumbsContext value={parent ? [{ label: titleOf(id), to: parent }] : []}>{children}</CrumbsContext>
}
