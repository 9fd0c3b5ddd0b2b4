import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LabelNamesMenu } from '#platform/ui/label-menu/label-names-menu.tsx'
import { api } from '../tickets-client.ts'
import type { Ticket } from '../contract.ts'
import type { Change } from '../inverse-change.ts'

interface LabelMenuProps {
  anchor: HTMLElement
  targets: readonly Ticket[]
  onClose: () => void
  onApply: (change: Change, formatText: (count: number) => string) => void
}

/** Adds labels to the selected tickets, or removes a label that all of them have. */
export function LabelMenu({ anchor, targets, onClose, onApply }: LabelMenuProps) {
  const t = useTexts('tickets')
  const { data: facets } = useQuery(api.facets.query())
  return (
    <LabelNamesMenu
      anchor={anchor}
      title={t('fields.labels')}
      t={t}
      labels={(facets?.labels ?? []).map(({ label }) => label)}
      records={targets}
      onClose={onClose}
      onAdd={(label) => onApply({ addLabels: [label] }, (count) => t('done.labelled', { count, label }))}
      onRemove={(label) => onApply({ removeLabels: [label] }, (count) => t('done.unlabelled', { count, label }))}
    />
  )
}
