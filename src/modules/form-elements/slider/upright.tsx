import { Slider } from '@mui/material'
import { useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './slider.module.css'

const bands = ['bass', 'middle', 'treble'] as const

export function Vertical() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const [gains, setGains] = useState({ bass: 4, middle: 0, treble: -2 })
  const formatGain = (value: number) =>
    t('sliders.gain', { value: format.number(value, { signDisplay: 'exceptZero' }) })
  return (
    <div className="flex gap-8">
      {bands.map((band) => (
        <div key={band} className="grid justify-items-center gap-3 text-quiet text-13">
          <span className="semibold tabular">
            <bdi>{formatGain(gains[band])}</bdi>
          </span>
          <div className={styles.tall}>
            <Slider
              orientation="vertical"
              aria-label={t(`sliders.${band}`)}
              min={-12}
              max={12}
              marks={[{ value: 0 }]}
              value={gains[band]}
              onChange={(_event, value) => setGains({ ...gains, [band]: value })}
              getAriaValueText={formatGain}
            />
          </div>
          <span aria-hidden>{t(`sliders.${band}`)}</span>
        </div>
      ))}
    </div>
  )
}
