import { Button, DialogActions, DialogContent, MenuItem, TextField } from '@mui/material'
import { type RefObject, useEffect, useRef } from 'react'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import { FormDraft } from '#platform/ui/form/form-draft.tsx'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxNoteLength } from '../contract.ts'
import { useRoleChoices } from '../use-role-choices.ts'
import styles from './invite-form.module.css'
import type { InviteValues } from './invite-values.ts'
import { PeopleField } from './people-field.tsx'
import { useInvite } from './use-invite.ts'

interface InviteFormProps {
  isSent: RefObject<boolean>
  onDirty: (isDirty: boolean) => void
  onClose: () => void
  onSent: () => void
}

// Whoever joins may read first; more is a decision.
const usualRole = 'viewer'

/** Whom to invite, as what, and a word to them. */
export function InviteForm({ isSent: isDone, onDirty, onClose, onSent }: InviteFormProps) {
  const t = useTexts('users')
  const roles = useRoleChoices().filter(({ isGivable }) => isGivable)
  const isSent = useRef(false)
  const form = useForm<InviteValues>({
    defaultValues: { people: [], role: usualRole, note: '' },
    mode: 'onTouched',
  })
  const { isSubmitting, isDirty, errors } = form.formState
  const count = useWatch({ control: form.control, name: 'people' }).length
  const send = useInvite(form.setError)
  // What guards the way out stands around the dialog.
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = async (values: InviteValues) => {
    if (isSent.current) return
    isSent.current = true
    if (await send(values)) onSent()
    else isSent.current = false
  }
  const note = form.register('note', {
    maxLength: { value: maxNoteLength, message: t('invite.errors.note', { most: maxNoteLength }) },
  })

  return (
    <FormProvider {...form}>
      <FormDraft form={form} isSaved={isDone} name="users.invite" onReplaced={() => {}} />
      <form className="column min-block-0" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <DialogContent className={styles.content}>
          {errors.root && (
            <p className="padding-3-4 rounded bg-error-soft text-error medium" role="alert">
              {errors.root.message}
            </p>
          )}
          <PeopleField />
          <Controller
            control={form.control}
            name="role"
            render={({ field: { ref, ...field }, fieldState }) => (
              <TextField
                {...field}
                select
                inputRef={ref}
                label={t('invite.role')}
                // Before the roles are known there is nothing to show one of.
                value={roles.some(({ id }) => id === field.value) ? field.value : ''}
                error={Boolean(fieldState.error)}
                helperText={fieldState.error?.message ?? t('invite.roleHint')}
              >
                {roles.map(({ id, label }) => (
                  <MenuItem key={id} value={id}>
                    <bdi>{label}</bdi>
                  </MenuItem>
                ))}
              </TextField>
            )}
          />
          <TextField
            {...note}
            multiline
            minRows={3}
            maxRows={8}
            label={t('invite.note')}
            error={Boolean(errors.note)}
            helperText={errors.note?.message ?? t('invite.noteHint')}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isSubmitting} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {count > 0 ? t('invite.send', { count }) : t('invite.sendNone')}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  )
}
