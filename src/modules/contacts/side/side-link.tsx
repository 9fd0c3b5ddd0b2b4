import type { ReactNode } from 'react'
import { SideLink as Entry } from '#platform/ui/side-pane/side-link.tsx'
import { type ContactsView, isPreset, linkToPreset, type ViewChanges } from '../contacts-view.ts'

interface SideLinkProps {
  /** The view of the list of contacts; undefined on another screen. */
  view: ContactsView | undefined
  preset: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export const SideLink = ({ view, preset, ...entry }: SideLinkProps) => (
  <Entry
    {...entry}
    to={{ ...(view === undefined && { pathname: '/apps/contacts' }), ...linkToPreset(view ?? {}, preset) }}
    isCurrent={view !== undefined && isPreset(view, preset)}
  />
)
