import { MenuItem, TextField } from '@mui/material'
import { Controller, useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { RichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { useColleagues } from '#platform/web/colleagues.ts'
import { useSession } from '#platform/web/session.ts'
import { priorities, teams } from '../contract-fields.ts'
import type { FormValues } from './form-values.ts'
import { LabelsField } from './labels-field.tsx'
import styles from './new-ticket-dialog.module.css'
import { RequesterField } from './requester-field.tsx'

export function NewTicketFields() {
  const t = useTexts('tickets')
  const { user } = useSession()
  const colleagues = useColleagues()
  const { register, control } = useFormContext<FormValues>()
  const { errors } = useFormState<FormValues>()
  const { ref, ...title } = register('ticketTitle')
  return (
    <>
      <RequesterField />
      <TextField
        {...title}
        inputRef={ref}
        fullWidth
        required
        label={t('fields.ticketTitle')}
        error={Boolean(errors.ticketTitle)}
        helperText={errors.ticketTitle?.message}
        slotProps={{ htmlInput: { dir: 'auto' } }}
      />
      <div className={styles.description}>
        <span className={styles.label} aria-hidden>
          {t('fields.ticketDescription')}
        </span>
        <Controller
          name="ticketDescription"
          control={control}
          render={({ field }) => (
            <RichTextEditor
              label={t('fields.ticketDescription')}
              value={field.value}
              isSmall
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <div className={styles.pair}>
        <Controller
          name="assigneeId"
          control={control}
          render={({ field }) => (
            <TextField
              select
              fullWidth
              label={t('fields.assignee')}
              value={field.value ?? 'nobody'}
              onChange={({ target }) => field.onChange(target.value === 'nobody' ? null : target.value)}
            >
              <MenuItem value="nobody">{t('assignee.nobody')}</MenuItem>
              {colleagues.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {id === user.id ? t('assignee.me', { name }) : name}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <Controller
          name="team"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <TextField {...field} select fullWidth label={t('fields.team')}>
              {teams.map((team) => (
                <MenuItem key={team} value={team}>
                  {t(`teams.${team}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
        <Controller
          name="priority"
          control={control}
          render={({ field: { ref: _ref, ...field } }) => (
            <TextField {...field} select fullWidth label={t('fields.priority')}>
              {priorities.toReversed().map((priority) => (
                <MenuItem key={priority} value={priority}>
                  {t(`priorities.${priority}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
        />
      </div>
      <LabelsField />
    </>
  )
}
