import { Slider } from '@mui/material'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
import styles from './slider.module.css'

export function Continuous() {
  const t = useTexts('form-elements')
  const format = useFormats()
  const id = useId()
  const [volume, setVolume] = useState(40)
  return (
    <div className={styles.slider}>
      <div className="flex items-baseline justify-between gap-4">
        <span id={id} className={stage.legend}>
          {t('sliders.volume')}
        </span>
        <output className="semibold tabular">{format.percent(volume / 100)}</output>
      </div>
      <div className="row gap-4 text-quiet">
        <IconVolumeOff size={20} aria-hidden />
        <Slider
          aria-labelledby={id}
          value={volume}
          onChange={(_event, value) => setVolume(value)}
          getAriaValueText={(value) => format.percent(value / 100)}
        />
        <IconVolume size={20} aria-hidden />
      </div>
    </div>
  )
}
