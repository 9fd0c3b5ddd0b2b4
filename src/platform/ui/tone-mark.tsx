import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Tone } from '#platform/fields/choices.ts'
import styles from './tone-mark.module.css'

interface ToneIconProps {
  tone: Tone
  icon: Icon
  size?: number | undefined
}

/** An icon in the colour of its status. */
export const ToneIcon = ({ tone, icon: Picture, size = 18 }: ToneIconProps) => (
  <Picture className={styles.icon} data-tone={tone} size={size} aria-hidden />
)

/** A status or similar value as a text with an optional icon, on the colour of its tone. */
export const ToneMark = ({ tone, icon: Picture, children }: { tone: Tone; icon?: Icon; children: ReactNode }) => (
  <span className={styles.mark} data-tone={tone}>
    {Picture && <Picture size={15} aria-hidden />}
    {children}
  </span>
)
