import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorField } from '#platform/ui/color-field/color-field.tsx'
import { useFailureText } from '#platform/ui/form/errors/use-failure-text.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import { Failure } from '#platform/errors/failure.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { type Label, labelColorChoices } from '../contract-email.ts'
import { api } from '../email-client.ts'
import { useEmailView } from '../use-email-view.ts'

interface LabelDialogProps {
  label: Label | undefined
  onClose: () => void
}

const isTaken = (error: unknown) => error instanceof Failure && error.status === 409

/** Dialog for name and colour of a label; an existing label can also be deleted. */
export function LabelDialog({ label, onClose }: LabelDialogProps) {
  const t = useTexts('email')
  const failureText = useFailureText()
  const [name, setName] = useState(label?.name ?? '')
  const [color, setColor] = useState(label?.color ?? 'brand')
  const [isRemoving, setRemoving] = useState(false)
  const create = useMutation(api.createLabel.mutation({ quiet: true }))
  const edit = useMutation(api.editLabel.mutation({ quiet: true }))
  const isSame = isTaken(create.error ?? edit.error)

  const save = async () => {
    const body = { name: name.trim(), color }
    await (label ? edit.mutateAsync({ params: { id: label.id }, body }) : create.mutateAsync({ body }))
  }

  if (isRemoving && label) return <RemoveDialog label={label} onClose={onClose} />
  return (
    <FormDialog
      title={label ? t('labels.change') : t('labels.new')}
      action={label ? t('save') : t('labels.create')}
      isIncomplete={name.trim() === ''}
      getErrorText={(error) => (isTaken(error) ? undefined : failureText(error))}
      onSubmit={() => (name.trim() === '' ? undefined : save())}
      onClose={onClose}
      aside={
        label && (
          <Button color="error" onClick={() => setRemoving(true)}>
            {t('labels.remove')}
          </Button>
        )
      }
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to enter a name
        autoFocus
        fullWidth
        label={t('labels.name')}
        value={name}
        error={isSame}
        helperText={isSame ? t('labels.same') : undefined}
        slotProps={{ htmlInput: { maxLength: 40 } }}
        onChange={(event) => setName(event.target.value)}
      />
      <ColorField
        label={t('labels.color')}
        choices={labelColorChoices}
        value={color}
        getName={(one) => t(`labels.colors.${one}`)}
        onChange={setColor}
      />
    </FormDialog>
  )
}

function RemoveDialog({ label, onClose }: { label: Label; onClose: () => void }) {
  const t = useTexts('email')
  const { view, setView } = useEmailView()
  const remove = useMutation(api.removeLabel.mutation())
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
