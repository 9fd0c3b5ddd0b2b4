import { IconCircleFilled, IconSquareFilled, IconSquareRotatedFilled, IconTriangleFilled } from '@tabler/icons-react'
import styles from './color-mark.module.css'
import { type Color, colorChoices } from './contract.ts'

/** Shape of each colour, for colour-blind users. */
const shapes = {
  info: IconCircleFilled,
  success: IconSquareRotatedFilled,
  warning: IconTriangleFilled,
  error: IconSquareFilled,
} satisfies Record<Color, typeof IconCircleFilled>

export function ColorMark({ color, size = 12 }: { color: Color; size?: number }) {
  const Shape = shapes[color]
  return <Shape className={styles.mark} size={size} data-tone={colorChoices[color].tone} aria-hidden />
}
