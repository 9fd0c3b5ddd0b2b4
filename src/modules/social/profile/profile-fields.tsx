import { TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Profile } from '../contract-people.ts'
import { CountryField } from './country-field.tsx'
import { CoverField } from './cover-field.tsx'
import styles from './edit-dialog.module.css'
import { JobFields } from './job-fields.tsx'
import { LinkFields } from './link-fields.tsx'
import type { ProfileDraft } from './use-profile-draft.ts'

interface ProfileFieldsProps {
  profile: Profile
  draft: ProfileDraft
  onUploading: (isUploading: boolean) => void
}

/** The fields of a profile. */
export function ProfileFields({ profile, draft: { values, errors, set }, onUploading }: ProfileFieldsProps) {
  const t = useTexts('social')
  return (
    <>
      <CoverField
        cover={profile.cover}
        drawn={profile.drawnCover}
        value={values.cover}
        onChange={(cover) => set({ cover })}
        onBusy={onUploading}
      />
      <TextField
        label={t('profile.form.about')}
        value={values.about}
        multiline
        minRows={3}
        maxRows={10}
        onChange={({ target }) => set({ about: target.value })}
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
      <JobFields jobs={values.experience} errors={errors} onChange={(experience) => set({ experience })} />
      <LinkFields links={values.links} errors={errors} onChange={(links) => set({ links })} />
    </>
  )
}
