import { IconPlus } from '@tabler/icons-react'
import { Popover } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Conversation } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { LabelDot } from '../label-chip.tsx'
import { useFacets } from '../use-facets.ts'
import type { MailActions, Meant } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import styles from './label-menu.module.css'

interface LabelMenuProps {
  anchor: HTMLElement
  meant: Meant
  conversations: readonly Pick<Conversation, 'labels'>[]
  actions: MailActions
  onClose: () => void
}

/** Labels to put on conversations, or to take off where all have them; a name that is none yet becomes one. */
export function LabelMenu({ anchor, meant, conversations, actions, onClose }: LabelMenuProps) {
  const t = useTexts('email')
  const id = useId()
  const [typed, setTyped] = useState('')
  const create = useMutation(api.createLabel.mutation())
  const rights = useRights()
  const labels = useFacets()?.labels ?? []
  const name = typed.trim().slice(0, 40)
  const folded = name.toLocaleLowerCase()
  const shown = labels.filter((label) => label.name.toLocaleLowerCase().includes(folded))
  const isNew = rights.write && name !== '' && !labels.some((label) => label.name.toLocaleLowerCase() === folded)
  const isOnAll = (label: number) =>
    conversations.length > 0 && conversations.every((one) => one.labels.includes(label))

  const choose = (label: { id: number; name: string }) => {
    onClose()
    actions.label(meant, label, !isOnAll(label.id))
  }
  const make = () => create.mutate({ body: { name, color: 'brand' } }, { onSuccess: choose })

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      transformOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('labels.choose') } }}
    >
      <form
        className={styles.menu}
        onSubmit={(event) => {
          event.preventDefault()
          const [first] = shown
          if (isNew) make()
          else if (first) choose(first)
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
            <li key={label.id}>
              <button
                type="button"
                className={styles.label}
                aria-pressed={isOnAll(label.id)}
                onClick={() => choose(label)}
              >
                <LabelDot color={label.color} />
                <span className={styles.name}>{label.name}</span>
              </button>
            </li>
          ))}
          {isNew && (
            <li>
              <button type="submit" className={styles.label}>
                <IconPlus size={16} aria-hidden />
                <span className={styles.name}>{t('labels.createNamed', { label: name })}</span>
              </button>
            </li>
          )}
          {shown.length === 0 && !isNew && <li className={styles.none}>{t('labels.none')}</li>}
        </ul>
      </form>
    </Popover>
  )
}
