import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LabelNamesMenu } from '#platform/ui/label-menu/label-names-menu.tsx'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { api } from '../contacts-client.ts'
import type { Contact } from '../contract.ts'
import type { Change } from './inverse-change.ts'

interface LabelMenuProps {
  anchor: HTMLElement
  selection: Selection<Contact>
  onClose: () => void
  onApply: (change: Change, formatText: (count: number) => string) => void
}

/** Adds labels to the selected contacts, or removes a label that all of them have. */
export function LabelMenu({ anchor, selection: { all, some }, onClose, onApply }: LabelMenuProps) {
  const t = useTexts('contacts')
  const { data: facets } = useQuery(api.facets.query())
  return (
    <LabelNamesMenu
      anchor={anchor}
      title={t('bulk.label')}
      t={t}
      labels={(facets?.labels ?? []).map(({ label }) => label)}
      records={all ? [] : [...some.values()]}
      onClose={onClose}
      onAdd={(label) => onApply({ addLabels: [label] }, (count) => t('done.labelled', { count, label }))}
      onRemove={(label) => onApply({ removeLabels: [label] }, (count) => t('done.unlabelled', { count, label }))}
    />
  )
}
