import { Slider } from '@mui/material'
import { useId, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
import styles from './slider.module.css'

const minDistance = 10

export function Range() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const id = useId()
  const [[from, to], setPrices] = useState([20, 80])
  const formatEuros = (value = 0) => format.money(value * 100, { maximumFractionDigits: 0 })

  // Keep a minimum distance: the moved thumb stops before the other one.
  const change = ([low = 0, high = 0]: number[], thumb: number) =>
    setPrices(thumb === 0 ? [Math.min(low, high - minDistance), high] : [low, Math.max(high, low + minDistance)])

  return (
    <div className={styles.slider}>
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className={stage.legend}>
          {t('sliders.price')}
        </span>
        <output className="semibold tabular">
          {formatEuros(from)} – {formatEuros(to)}
        </output>
      </div>
      <div className={styles.track}>
        <Slider
          getAriaLabel={(thumb) => t(thumb === 0 ? 'sliders.priceFrom' : 'sliders.priceTo')}
          value={[from ?? 0, to ?? 0]}
          onChange={(_event, value, thumb) => change(value, thumb)}
          getAriaValueText={formatEuros}
          max={120}
          step={5}
          disableSwap
        />
      </div>
    </div>
  )
}
