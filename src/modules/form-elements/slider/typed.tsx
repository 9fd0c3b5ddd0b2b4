import { InputAdornment, Slider, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import stage from '../page/stage.module.css'
import styles from './slider.module.css'

const maxGrams = 2000
const clamp = (value: number) => Math.min(maxGrams, Math.max(0, Math.round(value)))

export function NumericSlider() {
  const t = useTexts('form-elements')
  const id = useId()
  const [grams, setGrams] = useState(750)
  const [typed, setTyped] = useState<string>()
  return (
    <div className={styles.slider}>
      <p id={id} className={stage.legend}>
        {t('sliders.weight')}
      </p>
      <div className="row gap-4 text-quiet">
        <Slider
          aria-labelledby={id}
          max={maxGrams}
          step={50}
          value={grams}
          onChange={(_event, value) => setGrams(value)}
        />
        <TextField
          className={styles.field}
          value={typed ?? String(grams)}
          onChange={({ target }) => setTyped(target.value)}
          // Correct invalid input on blur, not during typing.
          onBlur={() => {
            if (typed !== undefined && typed.trim() !== '' && Number.isFinite(Number(typed)))
              setGrams(clamp(Number(typed)))
            setTyped(undefined)
          }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', 'aria-labelledby': id },
            input: { endAdornment: <InputAdornment position="end">g</InputAdornment> },
          }}
        />
      </div>
    </div>
  )
}
