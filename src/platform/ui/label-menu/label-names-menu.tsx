import { LabelMenu } from './label-menu.tsx'

/** Translator of a module that has these texts under `labels`. */
interface LabelTexts {
  (key: 'labels.search' | 'labels.none'): string
  (key: 'labels.create', values: { label: string }): string
}

interface LabelNamesMenuProps {
  anchor: HTMLElement
  title: string
  t: LabelTexts
  /** All labels that are in use. */
  labels: readonly string[]
  /** The selected records, as far as they are loaded. */
  records: readonly { labels: readonly string[] }[]
  onClose: () => void
  onAdd: (label: string) => void
  onRemove: (label: string) => void
}

/** Menu to add labels to records that store their names, or to remove a label that all of them have. */
export function LabelNamesMenu({ anchor, title, t, labels, records, onClose, onAdd, onRemove }: LabelNamesMenuProps) {
  return (
    <LabelMenu
      anchor={anchor}
      title={title}
      searchLabel={t('labels.search')}
      emptyText={t('labels.none')}
      labels={labels.map((name) => ({
        key: name,
        name,
        isOnEvery: records.length > 0 && records.every((record) => record.labels.includes(name)),
      }))}
      onClose={onClose}
      onChoose={({ name, isOnEvery }) => {
        onClose()
        if (isOnEvery) onRemove(name)
        else onAdd(name)
      }}
      create={{
        label: (name) => t('labels.create', { label: name }),
        run(name) {
          onClose()
          onAdd(name)
        },
      }}
    />
  )
}
