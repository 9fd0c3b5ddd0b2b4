import { Tooltip } from '@mui/material'
import type { ReactNode } from 'react'
import type { PickKind } from '../pick/pick-menu.tsx'
import styles from './properties.module.css'

interface PropertyButtonProps {
  kind: PickKind
  name: string
  /** Why it cannot be changed, if so. */
  whyNot: string | undefined
  opens?: 'menu' | 'dialog'
  onPick: (anchor: HTMLElement) => void
  /** Its value. */
  children: ReactNode
}

/** A property, whose value is a button that changes it. */
export const PropertyButton = ({ kind, name, whyNot, opens = 'menu', onPick, children }: PropertyButtonProps) => (
  <div className={styles.property}>
    <span className="row min-hit-size text-quiet text-13" aria-hidden>
      {name}
    </span>
    <Tooltip title={whyNot ?? ''} describeChild>
      <button
        type="button"
        className={styles.button}
        data-property={kind}
        aria-haspopup={opens}
        // Not `disabled`, so that the keyboard reaches the reason.
        aria-disabled={whyNot !== undefined}
        onClick={(event) => whyNot === undefined && onPick(event.currentTarget)}
      >
        <span className="visually-hidden">{name}: </span>
        {children}
      </button>
    </Tooltip>
  </div>
)
