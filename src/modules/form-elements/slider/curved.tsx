import { Slider } from '@mui/material'
import { useId, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
import styles from './slider.module.css'

const toBytes = (position: number) => 1000 ** 2 * 10 ** (position / 10)

export function Logarithmic() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const id = useId()
  const [position, setPosition] = useState(14)
  return (
    <div className={styles.slider}>
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className={stage.legend}>
          {t('sliders.fileSize')}
        </span>
        <output className="semibold tabular">{format.fileSize(toBytes(position))}</output>
      </div>
      <div className={styles.track}>
        <Slider
          aria-labelledby={id}
          max={40}
          marks={[0, 10, 20, 30, 40].map((value) => ({ value, label: format.fileSize(toBytes(value)) }))}
          value={position}
          onChange={(_event, value) => setPosition(value)}
          // Logarithmic: ten steps multiply by ten. The value announced and stored is in bytes.
          getAriaValueText={(value) => format.fileSize(toBytes(value))}
        />
      </div>
    </div>
  )
}
