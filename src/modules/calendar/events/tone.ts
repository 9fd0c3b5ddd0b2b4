import { type Color, colorChoices } from '../contract-view.ts'

/** Gives an element the colour of an event or a calendar: `--tone-soft`, `--tone-strong` and `--tone-text`. */
export function getToneProps(color: Color, className?: string) {
  const { tone, theme }: { tone: string; theme?: string } = colorChoices[color]
  return { className, 'data-tone': tone, 'data-theme': theme }
}
