import { Button } from '@mui/material'
import type { ReactNode, Ref } from 'react'
import styles from './tool-button.module.css'

interface ToolButtonProps {
  label: string
  /** The accessible name, if it says more than the label. */
  name?: string | undefined
  icon: ReactNode
  /** Shown after the label if it is not zero. */
  count?: number
  opens: 'dialog' | 'menu'
  isOpen: boolean
  onOpen: (button: HTMLElement) => void
  ref?: Ref<HTMLButtonElement>
}

/** A button above a list that opens something at its place; beside a narrow table only its icon is visible. */
export function ToolButton({ label, name, icon, count = 0, opens, isOpen, onOpen, ref }: ToolButtonProps) {
  return (
    <Button
      ref={ref}
      variant="outlined"
      color="secondary"
      className={styles.button ?? ''}
      aria-label={name}
      aria-haspopup={opens}
      aria-expanded={isOpen}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {icon}
      <span className={styles.word}>{label}</span>
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  )
}
