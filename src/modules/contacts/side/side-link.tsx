import type { ReactNode } from 'react'
import { SideLink as Entry } from '#platform/ui/side-pane/side-link.tsx'
import { type ContactsView, isPreset, linkToPreset, type ViewChanges } from '../contacts-view.ts'

interface SideLinkProps {
  view: ContactsView
  preset: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export const SideLink = ({ view, preset, ...entry }: SideLinkProps) => (
  <Entry {...entry} to={linkToPreset(view, preset)} isCurrent={isPreset(view, preset)} />
)
