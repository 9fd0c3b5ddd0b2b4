import { useTexts } from '#platform/i18n/use-texts.ts'
import { useColleagues } from '#platform/web/session/colleagues.ts'
import type { Label } from '../contract-schemas.ts'
import type { KanbanView } from '../kanban-view.ts'

interface ActiveFilter {
  key: string
  name: string
  /** The view without this filter. */
  without: Partial<KanbanView>
}

const without = <Value>(values: readonly Value[], removed: Value) => {
  const remaining = values.filter((value) => value !== removed)
  return remaining.length > 0 ? remaining : undefined
}

/** The active filters with their names. */
export function useFilterNames({ who = [], label = [], property = [], due }: KanbanView, labels: readonly Label[]) {
  const t = useTexts('kanban')
  const colleagues = useColleagues()
  const nameOfFilter = (kind: 'who' | 'label' | 'property' | 'due', value: string) =>
    t('filters.active', { kind: t(`filters.${kind}`), value })
  const getPersonName = (id: string) =>
    id === 'me' ? t('filters.me') : (colleagues.find((one) => one.id === id)?.name ?? t('former'))
  const active: ActiveFilter[] = [
    ...who.map((id) => ({
      key: `who${id}`,
      name: nameOfFilter('who', getPersonName(id)),
      without: { who: without(who, id) },
    })),
    ...label.map((id) => ({
      key: `label${id}`,
      name: nameOfFilter('label', labels.find((one) => one.id === id)?.name ?? '–'),
      without: { label: without(label, id) },
    })),
    ...property.map((one) => ({
      key: one,
      name: nameOfFilter('property', t(`properties.${one}`)),
      without: { property: without(property, one) },
    })),
    ...(due ? [{ key: due, name: nameOfFilter('due', t(`dues.${due}`)), without: { due: undefined } }] : []),
  ]
  return active
}
