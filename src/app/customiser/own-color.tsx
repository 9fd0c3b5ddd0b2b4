import { Button, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { usualBrand } from '#platform/ui/theme/tokens.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import styles from './own-color.module.css'

const colorOf = (text: string) => /^#?([\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()

/** Any colour, from the browser's own picker or typed; the page shows it while it is being chosen. */
export function OwnColor() {
  const t = useTexts('customiser')
  const id = useId()
  const brand = useSetting('brand')
  // What is typed is only taken once it is a colour.
  const [typed, setTyped] = useState<string>()
  const choose = (color: string) => settings.setBrand(brandShades(color))
  const isWrong = typed !== undefined && typed !== '' && colorOf(typed) === undefined
  return (
    <fieldset className="min-inline-0">
      <legend className={styles.legend}>{t('own.legend')}</legend>
      <div className="flex items-start gap-3">
        <input
          type="color"
          className={styles.well}
          data-chosen={brand !== null}
          aria-label={t('own.pick')}
          aria-describedby={`${id}hint`}
          value={brand?.color ?? usualBrand}
          onChange={({ target }) => {
            setTyped(undefined)
            choose(target.value)
          }}
        />
        <TextField
          size="small"
          fullWidth
          label={t('own.hex')}
          value={typed ?? brand?.color.toUpperCase() ?? ''}
          error={isWrong}
          helperText={isWrong && t('own.wrong')}
          onChange={({ target }) => {
            setTyped(target.value)
            const color = colorOf(target.value)
            if (color !== undefined) choose(`#${color}`)
          }}
          onBlur={() => {
            if (!isWrong) setTyped(undefined)
          }}
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoComplete: 'off', maxLength: 9 } }}
        />
      </div>
      <p id={`${id}hint`} className="margin-block-start-2 text-quiet text-13">
        {t('own.hint')}
      </p>
      {brand !== null && (
        <Button
          size="small"
          onClick={() => {
            setTyped(undefined)
            settings.setBrand(null)
          }}
        >
          {t('own.clear')}
        </Button>
      )}
    </fieldset>
  )
}
