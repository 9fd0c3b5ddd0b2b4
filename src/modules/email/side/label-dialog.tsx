import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useFailureText } from '#platform/ui/form/use-failure-text.ts'
import { Failure } from '#platform/errors/failure.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { email } from '../contract.ts'
import { type Label, labelColors } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { LabelDot } from '../label-chip.tsx'
import { useEmailView } from '../use-email-view.ts'
import styles from './label-dialog.module.css'

const quiet = { meta: { topic: email.name, quiet: true } }

interface LabelDialogProps {
  label: Label | undefined
  onClose: () => void
  onMade?: (label: Label) => void
}

/** A label's name and colour; an existing one can also be removed. */
export function LabelDialog({ label, onClose, onMade }: LabelDialogProps) {
  const t = useTexts('email')
  const failureText = useFailureText()
  const { view, setView } = useEmailView()
  const [name, setName] = useState(label?.name ?? '')
  const [color, setColor] = useState(label?.color ?? 'brand')
  const [isRemoving, setRemoving] = useState(false)
  const create = useMutation({ ...api.createLabel.mutation(), ...quiet })
  const edit = useMutation({ ...api.editLabel.mutation(), ...quiet })
  const remove = useMutation(api.removeLabel.mutation())
  const error = create.error ?? edit.error
  const isSame = error instanceof Failure && error.status === 409

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    const body = { name: name.trim(), color }
    try {
      const saved = label
        ? await edit.mutateAsync({ params: { id: label.id }, body })
        : await create.mutateAsync({ body })
      onMade?.(saved)
      onClose()
    } catch {
      // The dialog says it beside the field.
    }
  }

  if (isRemoving && label) {
    return (
      <ConfirmDialog
        title={t('labels.removeTitle', { label: label.name })}
        action={t('labels.remove')}
        danger
        onConfirm={() => {
          remove.mutate({ params: { id: label.id } })
          if (view.label === label.id) setView({ label: undefined })
        }}
        onClose={onClose}
      >
        {t('labels.removeText')}
      </ConfirmDialog>
    )
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="email-label-title">
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id="email-label-title">{label ? t('labels.change') : t('labels.new')}</DialogTitle>
        <DialogContent className="grid gap-4">
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opened this wants to name the label
            autoFocus
            fullWidth
            label={t('labels.name')}
            value={name}
            error={error !== null}
            helperText={error === null ? undefined : isSame ? t('labels.same') : failureText(error)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
            onChange={(event) => setName(event.target.value)}
          />
          <fieldset className={styles.colors}>
            <legend>{t('labels.color')}</legend>
            {labelColors.map((one) => (
              <label key={one} className={styles.color} data-chosen={one === color}>
                <input
                  type="radio"
                  className="visually-hidden"
                  name="email-label-color"
                  checked={one === color}
                  onChange={() => setColor(one)}
                />
                <LabelDot color={one} />
                <span className="visually-hidden">{t(`labels.colors.${one}`)}</span>
              </label>
            ))}
          </fieldset>
        </DialogContent>
        <DialogActions>
          {label && (
            <Button className={styles.remove} color="error" onClick={() => setRemoving(true)}>
              {t('labels.remove')}
            </Button>
          )}
          <Button color="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            {label ? t('save') : t('labels.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
