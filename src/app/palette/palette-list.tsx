import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import type { Entry, EntryGroup } from './search/entries.ts'
import { PaletteRow } from './palette-row.tsx'
import styles from './palette.module.css'

interface PaletteListProps {
  id: string
  label: string
  groups: readonly EntryGroup[]
  active: Entry | undefined
  onActive: (entry: Entry) => void
  onChoose: (entry: Entry) => void
}

/** Element id of an option, for `aria-activedescendant`. */
export const optionId = (list: string, { key }: Entry) => `${list}-${encodeURIComponent(key)}`

export function PaletteList({ id, label, groups, active, onActive, onChoose }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ key, title, entries, waiting = 0 }) => (
        <div key={key} role="group" aria-labelledby={`${id}-group-${key}`} className={styles.group}>
          <div id={`${id}-group-${key}`} role="presentation" className={styles.groupTitle}>
            {title}
          </div>
          {entries.map((entry) => (
            <PaletteRow
              key={entry.key}
              id={optionId(id, entry)}
              entry={entry}
              isActive={entry.key === active?.key}
              onActive={() => onActive(entry)}
              onChoose={() => onChoose(entry)}
            />
          ))}
          {Array.from({ length: waiting }, (_, at) => (
            <div key={at} className={styles.row} aria-hidden>
              <Skeleton width={32} height={32} />
              <Skeleton width={180} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
