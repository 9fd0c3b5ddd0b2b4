import type { ReactNode } from 'react'
import { SideLink as Entry } from '#platform/ui/side-pane/side-link.tsx'
import { type ContactsView, isPreset, linkToPreset, type ViewChanges } from '../contacts-view.ts'

interface SideLinkProps {
  view: ContactsView
  place: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export const SideLink = ({ view, place, ...entry }: SideLinkProps) => (
  <Entry {...entry} to={linkToPreset(view, place)} isCurrent={isPreset(view, place)} />
)
