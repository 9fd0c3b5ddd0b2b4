// A searchable menu that adds, removes and creates labels of records. For screens of any module, which check rights.

import { IconPlus } from '@tabler/icons-react'
import { Popover } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import styles from './label-menu.module.css'

const maxNameLength = 40

interface LabelChoice {
  key: string | number
  name: string
  /** Whether all selected records have the label; choosing it then removes it. */
  isOnEvery: boolean
  /** Shown before the name. Default: a check box. */
  icon?: ReactNode
}

interface LabelMenuProps<Label extends LabelChoice> {
  anchor: HTMLElement
  title: string
  searchLabel: string
  emptyText: string
  labels: readonly Label[]
  onClose: () => void
  onChoose: (label: Label) => void
  /** Creates a label from the typed name; undefined without the permission. */
  create?: { label: (name: string) => string; run: (name: string) => void } | undefined
}

/** Searchable menu to add labels to records or remove them, and to create a label. */
export function LabelMenu<Label extends LabelChoice>(props: LabelMenuProps<Label>) {
  const { anchor, title, searchLabel, emptyText, labels, onClose, onChoose, create } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const name = typed.trim().slice(0, maxNameLength)
  const lowerCaseName = name.toLocaleLowerCase()
  const matching = labels.filter((label) => label.name.toLocaleLowerCase().includes(lowerCaseName))
  const isDuplicate = labels.some((label) => label.name.toLocaleLowerCase() === lowerCaseName)
  const offered = name === '' || isDuplicate ? undefined : create

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
    >
      <form
        className={styles.menu}
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = matching
          if (offered) offered.run(name)
          else if (first) onChoose(first)
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {searchLabel}
        </label>
        <input
          id={id}
          className={styles.input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu opens for typing or choosing
          autoFocus
          autoComplete="off"
          maxLength={maxNameLength}
          placeholder={searchLabel}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul className={styles.labels}>
          {matching.map((label) => (
            <LabelEntry key={label.key} label={label} onChoose={() => onChoose(label)} />
          ))}
          {offered && (
            <li>
              <button type="submit" className={styles.label}>
                <IconPlus size={16} aria-hidden />
                <span className="min-inline-0 truncate">{offered.label(name)}</span>
              </button>
            </li>
          )}
          {matching.length === 0 && !offered && <li className={styles.empty}>{emptyText}</li>}
        </ul>
      </form>
    </Popover>
  )
}

function LabelEntry({ label, onChoose }: { label: LabelChoice; onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles.label} aria-pressed={label.isOnEvery} onClick={onChoose}>
        {label.icon ?? <span className={styles.box} aria-hidden />}
        <span className="min-inline-0 truncate">{label.name}</span>
      </button>
    </li>
  )
}
