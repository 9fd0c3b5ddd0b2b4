import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { firstPage } from '#platform/ui/row-list/row-source.ts'
import { SideLink as Entry } from '#platform/ui/side-pane/side-link.tsx'
import { type ContactsView, isPreset, linkToPreset, toListQuery, type ViewChanges } from '../contacts-view.ts'
import { contactSource } from '../list/contact-source.ts'

interface SideLinkProps {
  /** The view of the list of contacts; undefined on another screen. */
  view: ContactsView | undefined
  preset: ViewChanges
  icon: ReactNode
  label: string
  count?: number | undefined
}

export function SideLink({ view, preset, count, ...entry }: SideLinkProps) {
  const isCurrent = view !== undefined && isPreset(view, preset)
  const isListed = isCurrent && count !== undefined && !view.q?.trim()
  // Counts beside filters end at a thousand; the list has counted further.
  const { data: list } = useQuery({ ...firstPage(contactSource, toListQuery(view ?? {})), enabled: isListed })
  return (
    <Entry
      {...entry}
      to={{ ...(view === undefined && { pathname: '/apps/contacts' }), ...linkToPreset(view ?? {}, preset) }}
      isCurrent={isCurrent}
      count={count}
      exactCount={isListed && list && !list.isLeast ? list.total : undefined}
    />
  )
}
