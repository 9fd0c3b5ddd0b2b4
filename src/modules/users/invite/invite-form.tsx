import { Button, DialogActions, DialogContent, TextField } from '@mui/material'
import { useRef } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { Location } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { FormDraft } from '#platform/ui/form/form-draft.tsx'
import { useDelivery } from '#platform/web/session/use-delivery.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { maxNoteLength } from '../contract.ts'
import styles from './invite-form.module.css'
import type { InviteValues } from './invite-values.ts'
import { PeopleField } from './people-field.tsx'
import { RoleField } from './role-field.tsx'
import { useInvite } from './use-invite.ts'

// Further rights are the sender's decision.
const usualRole = 'viewer'

/** Identifies the form of a URL. */
const getFormLocation = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('invite')}`

/** The people to invite, their role, and a note to them. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  const t = useTexts('users')
  const canSend = useDelivery() !== 'none'
  const isSending = useRef(false)
  const isSent = useRef(false)
  const form = useForm<InviteValues>({ defaultValues: { people: [], role: usualRole, note: '' }, mode: 'onTouched' })
  const { isSubmitting, isDirty, errors } = form.formState
  const count = useWatch({ control: form.control, name: 'people' }).length
  const send = useInvite(form.setError)

  const submit = async (values: InviteValues) => {
    if (isSending.current || isSent.current) return
    isSending.current = true
    isSent.current = await send(values)
    isSending.current = false
    if (isSent.current) onClose()
  }

  return (
    <FormProvider {...form}>
      <form className="column min-block-0" noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <DialogContent className={styles.content}>
          {errors.root && (
            <p className="padding-3-4 rounded bg-error-soft text-error medium" role="alert">
              {errors.root.message}
            </p>
          )}
          <PeopleField />
          <RoleField />
          {canSend && <NoteField />}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" disabled={isSubmitting} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting} loadingPosition="start">
            {!canSend ? t('links.create') : count > 0 ? t('invite.send', { count }) : t('invite.sendNone')}
          </Button>
        </DialogActions>
      </form>
      <FormDraft form={form} isSaved={isSent} name="users.invite" onReplaced={() => {}}>
        {(forget) => (
          <LeaveGuard
            isDirty={isDirty}
            isSaved={isSent}
            getFormKey={getFormLocation}
            onLeave={forget}
            title={t('invite.leave.title')}
            action={t('invite.leave.action')}
          >
            {t('invite.leave.text')}
          </LeaveGuard>
        )}
      </FormDraft>
    </FormProvider>
  )
}

function NoteField() {
  const t = useTexts('users')
  const { register, formState } = useFormContext<InviteValues>()
  const error = formState.errors.note
  return (
    <TextField
      {...register('note', {
        maxLength: { value: maxNoteLength, message: t('invite.errors.note', { most: maxNoteLength }) },
      })}
      multiline
      minRows={3}
      maxRows={8}
      label={t('invite.note')}
      error={Boolean(error)}
      helperText={error?.message ?? t('invite.noteHint')}
    />
  )
}
