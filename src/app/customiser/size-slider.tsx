import { Slider } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { type Size, sizes } from '#platform/web/settings/settings-schema.ts'
import styles from './size-slider.module.css'

/** A slider for a size, with a mark at the default; changes apply during the drag. */
export function SizeSlider({ size, preview = false }: { size: Size; preview?: boolean }) {
  const t = useTexts('customiser')
  const label = useId()
  const value = useSetting(size)
  const { min, max, initial } = sizes[size]
  const pixels = (amount: number) => t('size.pixels', { size: amount })
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-2">
        <span id={label} className="text-quiet text-13 medium">
          {t(`size.${size}`)}
        </span>
        <output className="text-13">{pixels(value)}</output>
      </div>
      <div className={styles.row}>
        <Slider
          size="small"
          aria-labelledby={label}
          getAriaValueText={pixels}
          min={min}
          max={max}
          value={value}
          marks={[{ value: initial }]}
          onChange={(_event, next) => {
            if (typeof next === 'number') settings.setSize(size, next)
          }}
        />
        {preview && (
          <span className={styles.preview} aria-hidden>
            <span className={styles.corner} />
          </span>
        )}
      </div>
    </div>
  )
}
