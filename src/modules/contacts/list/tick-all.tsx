import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import check from '#platform/ui/row-list/check.module.css'
import type { Contact } from '../contract.ts'
import styles from './list-head.module.css'

interface TickAllProps {
  size: number
  total: number
  isLeast: boolean
  selecting: SelectionActions<Contact>
}

export function TickAll({ size, total, isLeast, selecting }: TickAllProps) {
  const t = useTexts('contacts')
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        className={check.check}
        aria-label={t('selectAll', counted({ total, isLeast }))}
        disabled={total === 0}
        checked={size > 0 && size === total}
        ref={(box) => {
          if (box) box.indeterminate = size > 0 && size < total
        }}
        onChange={size > 0 ? selecting.clear : selecting.selectAll}
      />
    </label>
  )
}
