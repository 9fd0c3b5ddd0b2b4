import type { ReactNode } from 'react'
import { SideLink as Entry } from '#platform/ui/side-pane/side-link.tsx'
import { isPreset, linkToPreset, type ViewChanges } from '../tickets-view.ts'
import { useSavedViews } from '../use-saved-views.ts'
import { useTicketsView } from '../use-tickets-view.ts'

interface SideLinkProps {
  changes: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export function SideLink({ changes, ...entry }: SideLinkProps) {
  const { view } = useTicketsView()
  const { current } = useSavedViews()
  return <Entry {...entry} to={linkToPreset(view, changes)} isCurrent={!current && isPreset(view, changes)} />
}
