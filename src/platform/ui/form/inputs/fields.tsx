import { createContext, type ReactNode, use } from 'react'
import styles from './fields.module.css'

/** Where a field's name stands: in the field's line, above the field, or before it where there is room. */
export type LabelPosition = 'inside' | 'above' | 'beside'

const LabelPositionContext = createContext<LabelPosition>('inside')

interface FieldsProps {
  /** At the most, where there is room. A child with `data-wide` takes them all. */
  columns?: 1 | 2 | 3
  labels?: LabelPosition
  className?: string
  children: ReactNode
}

/** Fields in a grid, as many beside each other as its own width allows. */
export function Fields({ columns = 1, labels = 'inside', className, children }: FieldsProps) {
  return (
    <LabelPositionContext value={labels}>
      <div className={className ? `${styles.room} ${className}` : styles.room}>
        <div className={styles.fields} data-columns={columns} data-labels={labels}>
          {children}
        </div>
      </div>
    </LabelPositionContext>
  )
}

export const useLabelPosition = () => use(LabelPositionContext)

interface FieldFrameProps {
  /** Of the control. */
  id: string
  label: string
  isRequired?: boolean | undefined
  isWide?: boolean | undefined
  /** A group of several controls is named by the id of this label. */
  isGroup?: boolean
  children: ReactNode
}

/** A field with its name, wherever the grid has it; where it stands inside, the control shows it itself. */
export function FieldFrame({ id, label, isRequired, isWide, isGroup = false, children }: FieldFrameProps) {
  const place = useLabelPosition()
  const words = (
    <>
      {label}
      {isRequired && <span aria-hidden> *</span>}
    </>
  )
  return (
    <div className={styles.frame} data-place={place} data-wide={isWide || undefined}>
      {place !== 'inside' &&
        (isGroup ? (
          <span id={`${id}-label`} className={styles.label}>
            {words}
          </span>
        ) : (
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {words}
          </label>
        ))}
      <div className="min-inline-0">{children}</div>
    </div>
  )
}
