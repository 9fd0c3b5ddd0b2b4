import { IconGripVertical } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import styles from './card-controls.module.css'

/** Label that follows the pointer during a drag. */
export const DragLabel = ({ name, point }: { name: string; point: { x: number; y: number } }) =>
  createPortal(
    <div className={styles.ghost} style={{ translate: `${point.x}px ${point.y}px` }} aria-hidden>
      <IconGripVertical size={18} />
      {name}
    </div>,
    document.body,
  )
