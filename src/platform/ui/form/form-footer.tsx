import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useIsBusy } from './form-context.ts'
import styles from './form-footer.module.css'

interface FormFooterProps {
  /** The label of the submit button, a verb. */
  action: string
  onCancel?: () => void
  /** Label of the cancel button. */
  cancel?: string
  /** Whether something beside the form's fields, such as an upload, has to finish first. */
  isBusy?: boolean
  /** Sticks to the bottom of the window in long forms. */
  isSticky?: boolean
  /** Replaces the text about unsaved changes. */
  note?: ReactNode
}

/** The end of a form: unsaved state, cancel and submit button. */
export function FormFooter({ action, onCancel, cancel, isBusy = false, isSticky = false, note }: FormFooterProps) {
  const t = useTexts('form')
  const { isDirty, isSubmitting } = useFormState()
  const hasUploads = useIsBusy()
  return (
    <footer className={styles.footer} data-sticky={isSticky}>
      <div className="flex-1 min-inline-0 text-quiet text-13">{note ?? (isDirty && t('unsaved'))}</div>
      {onCancel && (
        <Button color="secondary" onClick={onCancel} disabled={isSubmitting}>
          {cancel ?? t('cancel')}
        </Button>
      )}
      <Button
        type="submit"
        variant="contained"
        loading={isSubmitting}
        loadingPosition="start"
        disabled={isBusy || hasUploads}
      >
        {action}
      </Button>
    </footer>
  )
}
