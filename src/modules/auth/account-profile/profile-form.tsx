import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import type { Location } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LeaveGuard } from '#platform/ui/states/leave-guard.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { api } from '../account/account-client.ts'
import type { Account, AccountChanges } from '../contract-account.ts'
import { PictureField } from '#platform/ui/picture-field/picture-field.tsx'
import styles from './profile-form.module.css'

const fields = ['name', 'jobTitle', 'avatar'] as const

// The tab unmounts the form although the path stays the same.
const getFormLocation = ({ pathname, search }: Location) =>
  pathname + (new URLSearchParams(search).get('tab') ?? 'profile')

export function ProfileForm({ account }: { account: Account }) {
  const t = useTexts('auth')
  const { values, set, discard, isDirty, isNameMissing, save, isPending, isSaved } = useProfile(account)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isDirty && !isNameMissing && !isPending) save()
  }

  return (
    <form className="grid one-column gap-5" noValidate onSubmit={submit}>
      <PictureField name={values.name} value={values.avatar} onChange={(avatar) => set({ avatar })} />
      <div className={styles.pair}>
        <TextField
          label={t('fields.name')}
          value={values.name}
          required
          autoComplete="name"
          error={isNameMissing}
          helperText={isNameMissing && t('fields.nameMissing')}
          onChange={({ target }) => set({ name: target.value })}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
        />
        <TextField
          label={t('account.profile.jobTitle')}
          value={values.jobTitle}
          autoComplete="organization-title"
          onChange={({ target }) => set({ jobTitle: target.value })}
          slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
        />
      </div>
      <div className="flex wrap gap-2">
        <Button
          type="submit"
          variant="contained"
          disabled={!isDirty || isNameMissing}
          loading={isPending}
          loadingPosition="start"
        >
          {t('account.profile.save')}
        </Button>
        {isDirty && !isPending && (
          <Button color="secondary" onClick={discard}>
            {t('account.profile.discard')}
          </Button>
        )}
      </div>
      <LeaveGuard
        isDirty={isDirty}
        isSaved={isSaved}
        getFormKey={getFormLocation}
        title={t('account.profile.leaveTitle')}
        action={t('account.profile.leave')}
      >
        {t('account.profile.leaveText')}
      </LeaveGuard>
    </form>
  )
}

/** The profile with unsaved changes. */
function useProfile(account: Account) {
  const t = useTexts('auth')
  const [draft, setDraft] = useState<AccountChanges>({})
  const isSaved = useRef(false)
  const { mutate, isPending } = useMutation({
    ...api.edit.mutation(),
    onSuccess: (next, _input, _undo, { client }) => {
      client.setQueryData(api.show.query().queryKey, next)
      isSaved.current = true
      setDraft({})
      toast({ tone: 'success', text: t('account.profile.saved') })
    },
  })
  const values = { name: account.name, jobTitle: account.jobTitle, avatar: account.avatar, ...draft }
  return {
    values,
    set(changes: AccountChanges) {
      isSaved.current = false
      setDraft((now) => ({ ...now, ...changes }))
    },
    discard: () => setDraft({}),
    isDirty: fields.some((field) => values[field].trim() !== account[field]),
    isNameMissing: values.name.trim() === '',
    save: () => mutate({ body: draft }),
    isPending,
    isSaved,
  }
}
