import {
  IconCircleFilled,
  IconHexagonFilled,
  IconSquareFilled,
  IconSquareRotatedFilled,
  IconTriangleFilled,
} from '@tabler/icons-react'
import styles from './color-mark.module.css'
import { type Color, colorChoices } from './contract.ts'

/** Shape of each colour, for colour-blind users. */
const shapes: Partial<Record<Color, typeof IconCircleFilled>> = {
  info: IconCircleFilled,
  success: IconSquareRotatedFilled,
  warning: IconTriangleFilled,
  error: IconSquareFilled,
}

export function ColorMark({ color, size = 12 }: { color: Color; size?: number }) {
  const Shape = shapes[color] ?? IconHexagonFilled
  return <Shape className={styles.mark} size={size} data-tone={colorChoices[color].tone} aria-hidden />
}
