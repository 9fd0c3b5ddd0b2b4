import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './qty-stepper.module.css'

interface QtyStepperProps {
  /** The name of the product. */
  title: string
  qty: number
  /** The number of pieces that can be bought. */
  max: number
  onStep: (by: 1 | -1) => void
  onSet: (qty: number) => void
}

/** A quantity of at least one, changed by buttons and arrow keys or typed. */
export function QtyStepper({ title, qty, max, onStep, onSet }: QtyStepperProps) {
  const t = useTexts('shop')
  const [input, setInput] = useState<string>()
  const changeQty = (by: 1 | -1) => {
    setInput(undefined)
    if (qty + by >= 1 && (by < 0 || qty < max)) onStep(by)
  }
  const commit = () => {
    setInput(undefined)
    if (input === undefined || !/^\d+$/.test(input.trim())) return
    const newQty = Math.max(1, Math.min(Number(input), max))
    if (newQty !== qty) onSet(newQty)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (event.key === 'Enter') commit()
    else if (event.key === 'Escape') setInput(undefined)
    else if (by) changeQty(by)
    else return
    event.preventDefault()
  }

  return (
    <div role="group" className={styles.stepper} aria-label={t('cart.qtyOf', { title })}>
      <button type="button" aria-label={t('cart.fewer')} disabled={qty <= 1} onClick={() => changeQty(-1)}>
        <IconMinus size={16} aria-hidden />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={t('cart.qty')}
        aria-valuenow={qty}
        aria-valuemin={1}
        aria-valuemax={max}
        value={input ?? String(qty)}
        onChange={(event) => setInput(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={t('cart.more')} disabled={qty >= max} onClick={() => changeQty(1)}>
        <IconPlus size={16} aria-hidden />
      </button>
    </div>
  )
}
