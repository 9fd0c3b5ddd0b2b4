import { IconAlertCircle } from '@tabler/icons-react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { fieldNames, type FormValues } from './form-values.ts'
import styles from './new-ticket-dialog.module.css'

const textOf = {
  ticketTitle: 'fields.ticketTitle',
  ticketDescription: 'fields.ticketDescription',
  requester: 'fields.requester',
  assigneeId: 'fields.assignee',
  team: 'fields.team',
  priority: 'fields.priority',
  labels: 'fields.labels',
  attachments: 'fields.attachments',
} as const satisfies Record<keyof FormValues, string>

/** Says after a refused save how much is wrong, and where. */
export function ErrorSummary() {
  const t = useTexts('tickets')
  const { setFocus } = useFormContext<FormValues>()
  const { errors, submitCount } = useFormState<FormValues>()
  const wrong = fieldNames.filter((name) => errors[name])
  if (submitCount === 0 || (wrong.length === 0 && !errors.root)) return <div role="alert" />
  return (
    <div role="alert" className={styles.summary}>
      <IconAlertCircle size={20} aria-hidden />
      <div>
        {errors.root?.message ?? t('errors.some', { count: wrong.length })}
        {wrong.length > 0 && (
          <ul className={styles.wrong}>
            {wrong.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => setFocus(name === 'requester' ? 'requester.email' : name)}>
                  {t(textOf[name])}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
