import { IconPlus } from '@tabler/icons-react'
import { Popover } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Selection } from '#platform/ui/row-list/use-selection.ts'
import { api } from '../contacts-client.ts'
import type { Contact } from '../contract.ts'
import type { Change } from '../inverse-change.ts'
import styles from './label-menu.module.css'

interface LabelMenuProps {
  anchor: HTMLElement
  selection: Selection<Contact>
  onClose: () => void
  onApply: (change: Change, say: (count: number) => string) => void
}

/** Labels to put on what is ticked, or to take off where all of it has them; a name that is none yet becomes one. */
export function LabelMenu({ anchor, selection: { all, some }, onClose, onApply }: LabelMenuProps) {
  const t = useTexts('contacts')
  const id = useId()
  const [typed, setTyped] = useState('')
  const { data: facets } = useQuery(api.facets.query())
  const picked = all ? [] : [...some.values()]
  const labels = facets?.labels.map(({ label }) => label) ?? []
  const name = typed.trim().slice(0, 40)
  const shown = labels.filter((label) => label.toLocaleLowerCase().includes(name.toLocaleLowerCase()))
  const isNew = name !== '' && !labels.some((label) => label.toLocaleLowerCase() === name.toLocaleLowerCase())
  const isOnAll = (label: string) => picked.length > 0 && picked.every((contact) => contact.labels.includes(label))

  const choose = (label: string) => {
    onClose()
    if (isOnAll(label)) onApply({ removeLabels: [label] }, (count) => t('done.unlabelled', { count, label }))
    else onApply({ addLabels: [label] }, (count) => t('done.labelled', { count, label }))
  }

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('bulk.label') } }}
    >
      <form
        className={styles.menu}
        onSubmit={(event) => {
          event.preventDefault()
          const first = isNew ? name : shown[0]
          if (first) choose(first)
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {t('labels.search')}
        </label>
        <input
          id={id}
          className={styles.input}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened this wants to type or to choose here
          autoFocus
          autoComplete="off"
          maxLength={40}
          placeholder={t('labels.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ul className={styles.labels}>
          {shown.map((label) => (
            <li key={label}>
              <button
                type="button"
                className={styles.label}
                aria-pressed={isOnAll(label)}
                onClick={() => choose(label)}
              >
                <span className={styles.box} aria-hidden />
                <span className={styles.name}>{label}</span>
              </button>
            </li>
          ))}
          {isNew && (
            <li>
              <button type="submit" className={styles.label}>
                <IconPlus size={16} aria-hidden />
                <span className={styles.name}>{t('labels.create', { label: name })}</span>
              </button>
            </li>
          )}
          {shown.length === 0 && !isNew && <li className={styles.none}>{t('labels.none')}</li>}
        </ul>
      </form>
    </Popover>
  )
}
