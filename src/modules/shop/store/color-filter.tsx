import { IconCheck } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Facets } from '../contract.ts'
import { colors } from '../contract-fields.ts'
import styles from './filter-panel.module.css'
import type { StoreView } from './store-view.ts'

interface ColorFilterProps {
  chosen: StoreView['color']
  counts: Facets['color'] | undefined
  onToggle: (color: (typeof colors)[number]) => void
}

/** Multiple choice of colours, each a round swatch with its name. */
export function ColorFilter({ chosen = [], counts, onToggle }: ColorFilterProps) {
  const t = useTexts('shop')
  return (
    <fieldset className="min-inline-0">
      <legend className={styles.legend}>{t('product.colors')}</legend>
      <div className={styles.swatches}>
        {colors.map((color) => {
          const name = t(`product.colorNames.${color}`)
          const label = counts ? t('store.colorWith', { color: name, count: counts[color] }) : name
          return (
            <Tooltip key={color} title={label}>
              <button
                type="button"
                className={styles.swatch}
                aria-label={label}
                aria-pressed={chosen.includes(color)}
                onClick={() => onToggle(color)}
              >
                <span className={styles.fill} style={{ backgroundColor: color }}>
                  {chosen.includes(color) && <IconCheck size={16} stroke={3} aria-hidden />}
                </span>
              </button>
            </Tooltip>
          )
        })}
      </div>
    </fieldset>
  )
}
