import { createContext, type ReactNode, use } from 'react'
import styles from './fields.module.css'

/** Position of labels: in the field's border, above the field, or before it if there is room. */
export type LabelPosition = 'inside' | 'above' | 'beside'

const LabelPositionContext = createContext<LabelPosition>('inside')

interface FieldsProps {
  /** Maximum number of columns. A child with `data-wide` spans all. */
  columns?: 1 | 2 | 3
  labels?: LabelPosition
  className?: string
  children: ReactNode
}

/** Fields in a grid, with as many columns as fit. */
export function Fields({ columns = 1, labels = 'inside', className, children }: FieldsProps) {
  return (
    <LabelPositionContext value={labels}>
      <div className={className ? `${styles.container} ${className}` : styles.container}>
        <div className={styles.fields} data-columns={columns} data-labels={labels}>
          {children}
        </div>
      </div>
    </LabelPositionContext>
  )
}

export const useLabelPosition = () => use(LabelPositionContext)

interface FieldFrameProps {
  /** The id of the control. */
  id: string
  label: string
  isRequired?: boolean | undefined
  isWide?: boolean | undefined
  /** The id of the label, for a group of several controls. */
  isGroup?: boolean
  children: ReactNode
}

/** A field with its label at the position set by the grid; a label in the border is rendered by the control. */
export function FieldFrame({ id, label, isRequired, isWide, isGroup = false, children }: FieldFrameProps) {
  const labelPosition = useLabelPosition()
  const words = (
    <>
      {label}
      {isRequired && <span aria-hidden> *</span>}
    </>
  )
  return (
    <div className={styles.frame} data-place={labelPosition} data-wide={isWide || undefined}>
      {labelPosition !== 'inside' &&
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
