import { Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Avatar } from '#platform/ui/avatar.tsx'
import { useLeaveQuestion } from '#platform/ui/form/leave/use-leave-question.tsx'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import check from '#platform/ui/row-list/check.module.css'
import { formatName } from '../contact-name.ts'
import type { Contact } from '../contract.ts'
import { maxNotes } from '../contract-fields.ts'
import { createChoices, joinNotes, merged, listOptions, type SingleField, singleFields } from './merge-choices.ts'
import styles from './merge-dialog.module.css'
import { MergeField } from './merge-field.tsx'
import { MergeNotes } from './merge-notes.tsx'
import { useMerge } from './use-merge.ts'

/** Selects the contact to keep, and the value of each field. */
export function MergeDialog({ contacts, onClose }: { contacts: readonly Contact[]; onClose: () => void }) {
  const t = useTexts('contacts')
  const id = useId()
  const isSmall = useMediaQuery('(width < 600px)')
  const { merge, isPending } = useMerge()
  const [first] = contacts
  const [chosenIds, setChosenIds] = useState<Partial<Record<SingleField, number>>>({})
  const [targetId, setTargetId] = useState(first?.id)
  const notes = useMergedNotes(contacts)
  const leave = () => {
    notes.restore()
    onClose()
  }
  const { close, question } = useLeaveQuestion({
    isDirty: notes.edited !== undefined,
    isBusy: isPending,
    leave,
  })
  const keep = contacts.find((contact) => contact.id === targetId) ?? first
  const chooseTarget = (targetId: number) => {
    setTargetId(targetId)
    setChosenIds({})
  }
  if (!keep) return null
  const choices = { ...createChoices(contacts, keep), ...chosenIds }
  const open = singleFields.filter((field) => listOptions(contacts, field).length > 1)
  const changes = merged(contacts, choices, notes.edited)
  const { morePhones = [], moreEmails = [] } = changes
  const over = changes.notes.length - maxNotes
  const also = [...morePhones, ...moreEmails]

  return (
    <Dialog open fullWidth fullScreen={isSmall} maxWidth="sm" aria-labelledby={id} onClose={close}>
      <DialogTitle id={id}>{t('merge.title', { count: contacts.length })}</DialogTitle>
      <DialogContent>
        <TargetField contacts={contacts} value={keep.id} onChange={chooseTarget} />
        {open.map((field) => (
          <MergeField
            key={field}
            field={field}
            contacts={contacts}
            value={choices[field]}
            onChange={(from) => setChosenIds({ ...chosenIds, [field]: from })}
          />
        ))}
        {(notes.edited !== undefined || over > 0) && (
          <MergeNotes value={notes.value} onChange={notes.change} over={over} />
        )}
        {also.length > 0 && <FurtherValues values={also.map(({ value }) => value)} />}
      </DialogContent>
      <MergeActions
        isPending={isPending}
        isTooLong={over > 0}
        onCancel={close}
        onMerge={() => void merge(contacts, keep, changes).then(leave, () => {})}
      />
      {question}
    </Dialog>
  )
}

/** The joined notes; edited ones survive a reload. */
function useMergedNotes(contacts: readonly Contact[]) {
  const joined = joinNotes(contacts)
  const ids = contacts.map(({ id }) => id).toSorted((one, other) => one - other)
  const [value, change] = useTextDraft(`contacts.merge.${ids.join('.')}`, joined)
  return { value, change, edited: value === joined ? undefined : value, restore: () => change(joined) }
}

interface MergeActionsProps {
  isPending: boolean
  isTooLong: boolean
  onCancel: () => void
  onMerge: () => void
}

function MergeActions({ isPending, isTooLong, onCancel, onMerge }: MergeActionsProps) {
  const t = useTexts('contacts')
  return (
    <DialogActions>
      <Button color="secondary" disabled={isPending} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button variant="contained" disabled={isTooLong} loading={isPending} loadingPosition="start" onClick={onMerge}>
        {t('duplicates.merge')}
      </Button>
    </DialogActions>
  )
}

interface TargetFieldProps {
  contacts: readonly Contact[]
  value: number
  onChange: (id: number) => void
}

function TargetField({ contacts, value, onChange }: TargetFieldProps) {
  const t = useTexts('contacts')
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{t('merge.keep')}</legend>
      <div className="overflow-hidden border rounded">
        {contacts.map((contact) => (
          <label key={contact.id} className={styles.option}>
            <input
              type="radio"
              className={check.radio}
              name={name}
              checked={contact.id === value}
              onChange={() => onChange(contact.id)}
            />
            <Avatar name={formatName(contact)} src={contact.image} size={32} />
            <span className="min-inline-0 medium pre-line break-anywhere">
              {formatName(contact)}
              <span className="block text-quiet text-13 regular">
                <bdi>{contact.email || contact.phone || contact.company}</bdi>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function FurtherValues({ values }: { values: readonly string[] }) {
  const t = useTexts('contacts')
  return (
    <p className={styles.also}>
      {t('merge.also')}{' '}
      {values.map((value) => (
        <bdi key={value} className={styles.extra}>
          {value}
        </bdi>
      ))}
    </p>
  )
}
