import check from './check.module.css'

interface SelectAllProps {
  label: string
  /** All rows are selected, some, or none. */
  selected: 'all' | 'some' | 'none'
  isDisabled: boolean
  onChange: () => void
  /** Default: the box is in the middle of the target area. */
  className?: string | undefined
}

/** The box above a list that selects its rows, or none. */
export const SelectAll = ({ label, selected, isDisabled, onChange, className }: SelectAllProps) => (
  <label className={className ?? check.hit}>
    <input
      type="checkbox"
      className={check.check}
      aria-label={label}
      disabled={isDisabled}
      checked={selected === 'all'}
      ref={(box) => {
        if (box) box.indeterminate = selected === 'some'
      }}
      onChange={onChange}
    />
  </label>
)
