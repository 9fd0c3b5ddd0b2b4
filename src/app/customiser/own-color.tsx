import { Button } from '@mui/material'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorInput } from '#platform/ui/form/inputs/color-input.tsx'
import { brandShades } from '#platform/ui/theme/brand-shades.ts'
import { defaultBrand } from '#platform/ui/theme/tokens.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import styles from './own-color.module.css'

/** A custom colour; the page shows it during the choice. */
export function OwnColor() {
  const t = useTexts('customiser')
  const id = useId()
  const brand = useSetting('brand')
  return (
    <fieldset className="min-inline-0">
      <legend className={styles.legend}>{t('own.legend')}</legend>
      <ColorInput
        value={brand?.color ?? null}
        defaultValue={defaultBrand}
        onChange={(color) => settings.setBrand(color === null ? null : brandShades(color))}
        label={t('own.hex')}
        pick={t('own.pick')}
        invalidText={t('own.wrong')}
        hintId={`${id}hint`}
      />
      <p id={`${id}hint`} className="margin-block-start-2 text-quiet text-13">
        {t('own.hint')}
      </p>
      {brand !== null && (
        <Button size="small" onClick={() => settings.setBrand(null)}>
          {t('own.clear')}
        </Button>
      )}
    </fieldset>
  )
}
