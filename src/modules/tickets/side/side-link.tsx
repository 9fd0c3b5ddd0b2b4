import type { ReactNode } from 'react'
import { SideLink as Entry } from '#platform/ui/side-pane/side-link.tsx'
import { isPreset, linkToPreset, type ViewChanges } from '../tickets-view.ts'
import { useSavedViews } from '../use-saved-views.ts'
import { useTicketsView } from '../use-tickets-view.ts'

interface SideLinkProps {
  place: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export function SideLink({ place, ...entry }: SideLinkProps) {
  const { view } = useTicketsView()
  const { current } = useSavedViews()
  return <Entry {...entry} to={linkToPreset(view, place)} isCurrent={!current && isPreset(view, place)} />
}
