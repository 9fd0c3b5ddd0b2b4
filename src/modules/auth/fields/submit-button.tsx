import type { ReactNode } from 'react'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import styles from './submit-button.module.css'

/** The one button that a form is about. It keeps its words while it works, so that nothing jumps. */
export const SubmitButton = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => (
  <div className={styles.place} data-busy={isBusy}>
    <PlainButton type="submit" kind="filled" aria-disabled={isBusy} aria-busy={isBusy}>
      {children}
    </PlainButton>
  </div>
)
