import type { ReactNode } from 'react'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import styles from './submit-button.module.css'

/** The submit button of a form. It keeps its label while pending, so that the layout does not shift. */
export const SubmitButton = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div className={styles.submit} data-busy={isBusy}>
    <PlainButton type="submit" kind="filled" aria-disabled={isBusy} aria-busy={isBusy}>
      {children}
    </PlainButton>
  </div>
)
