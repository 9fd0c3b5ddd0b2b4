import { IconPlus } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './add-column.module.css'

/** The button after the last column, and the form that it opens. */
export function AddColumn({ onAdd }: { onAdd: (name: string) => Promise<unknown> }) {
  const t = useTexts('kanban')
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')

  if (!isOpen) {
    return (
      <button type="button" className={styles.open} onClick={() => setOpen(true)}>
        <IconPlus size={18} aria-hidden />
        {t('column.add')}
      </button>
    )
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const line = name.trim()
        if (line === '') return
        setName('')
        onAdd(line).catch(() => setName((now) => now || line))
      }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form opens for typing
        autoFocus
        className="min-field-size padding-inline-3 border-field rounded bg-paper text-normal text-field"
        dir="auto"
        maxLength={120}
        aria-label={t('column.addField')}
        placeholder={t('column.addField')}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={(event) => {
          if (name.trim() === '' && !event.currentTarget.form?.contains(event.relatedTarget)) setOpen(false)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="contained" size="small" disabled={name.trim() === ''}>
          {t('column.add')}
        </Button>
        <Button size="small" onClick={() => setOpen(false)}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
