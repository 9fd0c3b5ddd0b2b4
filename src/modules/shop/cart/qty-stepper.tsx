import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './qty-stepper.module.css'

interface QtyStepperProps {
  /** The name of the product. */
  title: string
  qty: number
  /** The number of pieces that can be bought. */
  most: number
  onStep: (by: 1 | -1) => void
  onSet: (qty: number) => void
}

/** A quantity of at least one, changed by buttons and arrow keys or typed. */
export function QtyStepper({ title, qty, most, onStep, onSet }: QtyStepperProps) {
  const t = useTexts('shop')
  const [typed, setTyped] = useState<string>()
  const step = (by: 1 | -1) => {
    setTyped(undefined)
    if (qty + by >= 1 && (by < 0 || qty < most)) onStep(by)
  }
  const settle = () => {
    setTyped(undefined)
    if (typed === undefined || !/^\d+$/.test(typed.trim())) return
    const wanted = Math.max(1, Math.min(Number(typed), most))
    if (wanted !== qty) onSet(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
    if (event.key === 'Enter') settle()
    else if (event.key === 'Escape') setTyped(undefined)
    else if (by) step(by)
    else return
    event.preventDefault()
  }

  return (
    <div role="group" className={styles.stepper} aria-label={t('cart.qtyOf', { title })}>
      <button type="button" aria-label={t('cart.fewer')} disabled={qty <= 1} onClick={() => step(-1)}>
        <IconMinus size={16} aria-hidden />
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={t('cart.qty')}
        aria-valuenow={qty}
        aria-valuemin={1}
        aria-valuemax={most}
        value={typed ?? String(qty)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
      />
      <button type="button" aria-label={t('cart.more')} disabled={qty >= most} onClick={() => step(1)}>
        <IconPlus size={16} aria-hidden />
      </button>
    </div>
  )
}
