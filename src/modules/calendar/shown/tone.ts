import type { Color } from '../contract.ts'
import styles from './tone.module.css'

const themes: Partial<Record<Color, string>> = {
  blue: 'BLUE_THEME',
  aqua: 'AQUA_THEME',
  teal: 'GREEN_THEME',
  cyan: 'CYAN_THEME',
  orange: 'ORANGE_THEME',
  purple: 'PURPLE_THEME',
}

/** Gives an element `--tone` and its soft, strong and readable forms. */
export const toneOf = (color: Color, className?: string | false) => ({
  className: [styles.tone, className].filter(Boolean).join(' '),
  'data-tone': color,
  'data-theme': themes[color],
})
