import { Slider } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
import styles from './slider.module.css'

const sizes = ['XS', 'S', 'M', 'L', 'XL']

export function PresetValues() {
  const t = useTexts('form-elements')
  const id = useId()
  const [at, setAt] = useState(2)
  return (
    <div className={styles.slider}>
      <p id={id} className={stage.legend}>
        {t('sliders.shirt')}
      </p>
      <div className={styles.track}>
        <Slider
          aria-labelledby={id}
          min={0}
          max={sizes.length - 1}
          // Without steps, only marks can be selected.
          step={null}
          marks={sizes.map((label, value) => ({ value, label }))}
          track={false}
          value={at}
          onChange={(_event, value) => setAt(value)}
          getAriaValueText={(value) => sizes[value] ?? ''}
        />
      </div>
    </div>
  )
}
