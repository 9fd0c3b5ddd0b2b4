import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { IconRestore, IconTrash, IconTrashX } from '@tabler/icons-react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { PlainThing, PlainThingChanges } from '../contract.ts'
import { TitleField } from './title-field.tsx'
import styles from './plain-thing-row.module.css'

interface PlainThingRowProps {
  plainThing: PlainThing
  mayChange: boolean
  mayRemove: boolean
  onChange: (changes: PlainThingChanges) => void
  onTrash: () => void
  onRestore: () => void
  onRemove: () => void
}

const icon = { size: 18, 'aria-hidden': true } as const

/** Keeps the focus in the list when its row is removed. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector<HTMLElement>('input, button')?.focus()
}

export function PlainThingRow({ plainThing, mayChange, mayRemove, ...on }: PlainThingRowProps) {
  const t = useTexts('plain-things')
  const { date } = useFormats()
  const { title, done, createdAt, deleted } = plainThing
  const renderAction = (label: string, Icon: typeof IconTrash, act: () => void) => (
    <IconButton
      aria-label={label}
      title={label}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget)
        act()
      }}
    >
      <Icon {...icon} />
    </IconButton>
  )
  return (
    <li className={styles.row} data-done={done}>
      <Checkbox
        checked={done}
        disabled={!mayChange || deleted}
        slotProps={{ input: { 'aria-label': t('row.done', { title }) } }}
        onChange={({ target }) => on.onChange({ done: target.checked })}
      />
      {mayChange && !deleted ? (
        <TitleField label={t('row.title')} title={title} onRename={(next) => on.onChange({ title: next })} />
      ) : (
        <span className={styles.title} dir="auto">
          {title}
        </span>
      )}
      <time className="text-quiet text-13 nowrap" dateTime={createdAt}>
        {date(createdAt)}
      </time>
      {deleted && mayChange && renderAction(t('row.restore', { title }), IconRestore, on.onRestore)}
      {deleted && mayRemove && renderAction(t('row.remove', { title }), IconTrashX, on.onRemove)}
      {!deleted && mayRemove && renderAction(t('row.trash', { title }), IconTrash, on.onTrash)}
    </li>
  )
}
