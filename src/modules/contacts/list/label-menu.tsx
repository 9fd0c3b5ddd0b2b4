import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LabelMenu as Menu } from '#platform/ui/label-menu/label-menu.tsx'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { api } from '../contacts-client.ts'
import type { Contact } from '../contract.ts'
import type { Change } from './inverse-change.ts'

interface LabelMenuProps {
  anchor: HTMLElement
  selection: Selection<Contact>
  onClose: () => void
  onApply: (change: Change, say: (count: number) => string) => void
}

/** Adds labels to the selected contacts, or removes a label that all of them have. */
export function LabelMenu({ anchor, selection: { all, some }, onClose, onApply }: LabelMenuProps) {
  const t = useTexts('contacts')
  const { data: facets } = useQuery(api.facets.query())
  const picked = all ? [] : [...some.values()]
  const add = (label: string) => onApply({ addLabels: [label] }, (count) => t('done.labelled', { count, label }))
  const remove = (label: string) =>
    onApply({ removeLabels: [label] }, (count) => t('done.unlabelled', { count, label }))

  return (
    <Menu
      anchor={anchor}
      title={t('bulk.label')}
      searchLabel={t('labels.search')}
      emptyText={t('labels.none')}
      labels={(facets?.labels ?? []).map(({ label }) => ({
        key: label,
        name: label,
        isOnEvery: picked.length > 0 && picked.every(({ labels }) => labels.includes(label)),
      }))}
      onClose={onClose}
      onChoose={({ name, isOnEvery }) => {
        onClose()
        if (isOnEvery) remove(name)
        else add(name)
      }}
      create={{
        label: (name) => t('labels.create', { label: name }),
        run(name) {
          onClose()
          add(name)
        },
      }}
    />
  )
}
