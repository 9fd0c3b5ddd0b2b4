import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, useMediaQuery } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ConfirmDialog } from '#platform/ui/states/confirm-dialog.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useTextDraft } from '#platform/web/drafts/use-local-draft.ts'
import type { Profile } from '../contract-people.ts'
import { people } from '../people-client.ts'
import { CountryField } from './country-field.tsx'
import { CoverField } from './cover-field.tsx'
import styles from './edit-dialog.module.css'
import { changesOf, type ProfileValues, valuesOf, wrongIn } from './edit-values.ts'
import { JobFields } from './job-fields.tsx'
import { LinkFields } from './link-fields.tsx'

interface EditDialogProps {
  profile: Profile
  onClose: () => void
}

/** Everything that people say of themselves. */
export function EditDialog({ profile, onClose }: EditDialogProps) {
  const t = useTexts('social')
  const id = useId()
  const [initial] = useState(() => valuesOf(profile))
  const [about, setAbout] = useTextDraft(`social.about.${profile.id}`, initial.about)
  const [others, setOthers] = useState(initial)
  const values = { ...others, about }
  const [isTried, setTried] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { mutateAsync, isPending } = useMutation(people.edit.mutation())
  const isSmall = useMediaQuery('(width < 600px)')
  const set = (changes: Partial<ProfileValues>) => setOthers((now) => ({ ...now, ...changes }))
  const wrong = wrongIn(values)
  const shownWrong = isTried ? wrong : {}
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)

  const forget = () => {
    setAbout(initial.about)
    onClose()
  }
  const leave = () => {
    if (isPending) return
    if (isChanged) setLeaving(true)
    else onClose()
  }
  const save = async () => {
    setTried(true)
    if (Object.keys(wrong).length > 0 || isPending || isUploading) return
    try {
      await mutateAsync({ params: { id: profile.id }, body: changesOf(values) })
    } catch {
      // The application has told it; what was typed stays.
      return
    }
    toast({ tone: 'success', text: t('profile.saved') })
    forget()
  }

  return (
    <Dialog open onClose={leave} maxWidth="sm" fullWidth fullScreen={isSmall} aria-labelledby={id}>
      <DialogTitle id={id}>{t('profile.form.title')}</DialogTitle>
      <DialogContent>
        <form
          id={`${id}-form`}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <CoverField
            cover={profile.cover}
            drawn={profile.drawnCover}
            value={values.cover}
            onChange={(cover) => set({ cover })}
            onBusy={setUploading}
          />
          <TextField
            label={t('profile.form.about')}
            value={values.about}
            multiline
            minRows={3}
            maxRows={10}
            onChange={({ target }) => setAbout(target.value)}
            slotProps={{ htmlInput: { maxLength: 2000, dir: 'auto' } }}
          />
          <div className={styles.pair}>
            <TextField
              label={t('profile.form.city')}
              value={values.city}
              onChange={({ target }) => set({ city: target.value })}
              slotProps={{ htmlInput: { maxLength: 80, dir: 'auto' } }}
            />
            <CountryField value={values.country} onChange={(country) => set({ country })} />
          </div>
          <JobFields jobs={values.experience} wrong={shownWrong} onChange={(experience) => set({ experience })} />
          <LinkFields links={values.links} wrong={shownWrong} onChange={(links) => set({ links })} />
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={leave} disabled={isPending}>
          {t('profile.form.cancel')}
        </Button>
        <Button
          type="submit"
          form={`${id}-form`}
          variant="contained"
          loading={isPending || isUploading}
          loadingPosition="start"
        >
          {t('profile.form.save')}
        </Button>
      </DialogActions>
      {isLeaving && (
        <ConfirmDialog
          title={t('profile.form.leave.title')}
          action={t('profile.form.leave.action')}
          danger
          onConfirm={forget}
          onClose={() => setLeaving(false)}
        >
          {t('profile.form.leave.text')}
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
