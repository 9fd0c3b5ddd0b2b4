import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LabelMenu as Menu } from '#platform/ui/label-menu/label-menu.tsx'
import { api } from '../tickets-client.ts'
import type { Ticket } from '../contract.ts'
import type { Change } from '../inverse-change.ts'

interface LabelMenuProps {
  anchor: HTMLElement
  targets: readonly Ticket[]
  onClose: () => void
  onApply: (change: Change, say: (count: number) => string) => void
}

/** Adds labels to the selected tickets, or removes a label that all of them have. */
export function LabelMenu({ anchor, targets, onClose, onApply }: LabelMenuProps) {
  const t = useTexts('tickets')
  const { data: facets } = useQuery(api.facets.query())
  const add = (label: string) => onApply({ addLabels: [label] }, (count) => t('done.labelled', { count, label }))
  const remove = (label: string) =>
    onApply({ removeLabels: [label] }, (count) => t('done.unlabelled', { count, label }))

  return (
    <Menu
      anchor={anchor}
      title={t('fields.labels')}
      searchLabel={t('labels.search')}
      emptyText={t('labels.none')}
      labels={(facets?.labels ?? []).map(({ label }) => ({
        key: label,
        name: label,
        isOnEvery: targets.length > 0 && targets.every(({ labels }) => labels.includes(label)),
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
