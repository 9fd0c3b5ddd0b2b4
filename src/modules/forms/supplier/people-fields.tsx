import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFieldLabel } from '#platform/ui/form/form-context.ts'
import { useMessage } from '#platform/ui/form/errors/use-message.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { maximums, type SupplierDraft } from '../contract-supplier.ts'
import { PersonFields } from './person-fields.tsx'
import styles from './supplier.module.css'
import { blankPerson } from './supplier-form.ts'

/** The contacts, main contact first. The focus follows a moved row, and goes to the next one after a removal. */
export function PeopleFields() {
  const t = useTexts('forms')
  const { getValues, setFocus } = useFormContext<SupplierDraft>()
  const { fields, append, remove, insert, swap } = useFieldArray<SupplierDraft, 'people'>({ name: 'people' })
  const message = useMessage('people')
  const [announcement, announce] = useState('')
  useFieldLabel('people', t('fields.people'))
  const total = fields.length

  const move = (at: number, to: number, button: HTMLElement) => {
    swap(at, to)
    announce(t('people.moved', { position: to + 1, total }))
    // Moving an element in the DOM removes its focus, and the button is disabled at either end.
    setTimeout(() => {
      const other = button.closest('li')?.querySelector<HTMLElement>('button:not(:disabled)')
      if (button.matches(':disabled')) other?.focus()
      else button.focus()
    })
  }
  const drop = (at: number) => {
    const removedPerson = getValues(`people.${at}`)
    remove(at)
    announce(t('people.removed'))
    const next = Math.min(at, total - 2)
    if (next >= 0) setTimeout(() => setFocus(`people.${next}.name`))
    if (!removedPerson.name && !removedPerson.email && !removedPerson.phone) return
    toast({
      text: t('people.removed'),
      undo: () => insert(at, removedPerson, { focusName: `people.${at}.name` }),
    })
  }

  return (
    <div data-field="people" className="grid gap-4">
      {message && <p className="text-error text-13">{message}</p>}
      {total > 0 && (
        <ol className="grid gap-4">
          {fields.map(({ id }, at) => (
            <PersonRow key={id} at={at} total={total} onMove={move} onDrop={drop} />
          ))}
        </ol>
      )}
      <Button
        className="justify-self-start"
        variant="outlined"
        color="secondary"
        startIcon={<IconPlus aria-hidden />}
        disabled={total >= maximums.people}
        onClick={() => append({ ...blankPerson }, { focusName: `people.${total}.name` })}
      >
        {t('people.add')}
      </Button>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

interface PersonRowProps {
  at: number
  total: number
  onMove: (at: number, to: number, button: HTMLElement) => void
  onDrop: (at: number) => void
}

function PersonRow({ at, total, onMove, onDrop }: PersonRowProps) {
  const t = useTexts('forms')
  const position = at + 1
  return (
    <li className={styles.row}>
      <div className="row margin-block-end-3">
        <h3 className="flex-1 text-14 semibold">{at === 0 ? t('people.main') : t('people.one', { position })}</h3>
        <IconAction
          label={t('people.up', { position })}
          icon={<IconArrowUp size={18} aria-hidden />}
          isDisabled={at === 0}
          onClick={(button) => onMove(at, at - 1, button)}
        />
        <IconAction
          label={t('people.down', { position })}
          icon={<IconArrowDown size={18} aria-hidden />}
          isDisabled={position === total}
          onClick={(button) => onMove(at, at + 1, button)}
        />
        <IconAction
          label={t('people.remove', { position })}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => onDrop(at)}
        />
      </div>
      <PersonFields at={at} />
    </li>
  )
}
