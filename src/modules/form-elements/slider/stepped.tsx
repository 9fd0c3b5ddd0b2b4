import { Slider } from '@mui/material'
import { useId, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
import styles from './slider.module.css'

export function Stepped() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const id = useId()
  const [degrees, setDegrees] = useState(30)
  const formatTemperature = (value: number) => format.number(value, { style: 'unit', unit: 'celsius' })
  return (
    <div className={styles.slider}>
      <p id={id} className={stage.legend}>
        {t('sliders.wash')}
      </p>
      <div className={styles.track}>
        <Slider
          aria-labelledby={id}
          min={20}
          max={90}
          step={10}
          marks={[20, 30, 40, 60, 90].map((value) => ({ value, label: formatTemperature(value) }))}
          value={degrees}
          onChange={(_event, value) => setDegrees(value)}
          getAriaValueText={formatTemperature}
          valueLabelDisplay="auto"
          valueLabelFormat={formatTemperature}
        />
      </div>
    </div>
  )
}
