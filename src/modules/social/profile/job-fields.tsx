import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, TextField } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { createRandomId } from '#platform/text/random-id.ts'
import styles from './edit-dialog.module.css'
import type { JobValues, validateProfile } from './edit-values.ts'

interface JobFieldsProps {
  jobs: readonly JobValues[]
  errors: ReturnType<typeof validateProfile>
  onChange: (jobs: readonly JobValues[]) => void
}

const maxJobs = 20
const fields = [
  ['title', 'jobTitle', 'text'],
  ['company', 'employer', 'text'],
  ['from', 'from', 'month'],
  ['to', 'to', 'month'],
] as const

/** The jobs of the edited profile. */
export function JobFields({ jobs, errors, onChange }: JobFieldsProps) {
  const t = useTexts('social')
  const add = () => onChange([...jobs, { key: createRandomId(), title: '', company: '', from: '', to: '' }])
  return (
    <fieldset className="grid gap-4 min-inline-0">
      <legend className={styles.legend}>{t('profile.form.experience')}</legend>
      {jobs.map((job) => (
        <div key={job.key} className={styles.row}>
          {fields.map(([name, label, type]) => {
            const fault = errors[`${job.key} ${name}`]
            return (
              <TextField
                key={name}
                size="small"
                type={type}
                label={t(`profile.form.${label}`)}
                value={job[name]}
                error={fault !== undefined}
                helperText={fault ? t(`profile.form.${fault}`) : name === 'to' && t('profile.form.toHint')}
                onChange={({ target }) =>
                  onChange(jobs.map((one) => (one.key === job.key ? { ...one, [name]: target.value } : one)))
                }
                slotProps={{
                  inputLabel: type === 'month' ? { shrink: true } : {},
                  htmlInput: type === 'month' ? { min: '1950-01', max: '2099-12' } : { maxLength: 100, dir: 'auto' },
                }}
              />
            )
          })}
          <span className={styles.remove}>
            <IconAction
              label={t('profile.form.removeExperience')}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => onChange(jobs.filter(({ key }) => key !== job.key))}
            />
          </span>
        </div>
      ))}
      {jobs.length < maxJobs && (
        <Button
          className="justify-self-start"
          color="secondary"
          variant="outlined"
          startIcon={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {t('profile.form.addExperience')}
        </Button>
      )}
    </fieldset>
  )
}
