import { IconCheck, IconPlus } from '@tabler/icons-react'
import { Button, TextField, Tooltip } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { colors } from '../contract-fields.ts'
import swatches from './color-field.module.css'
import { type Combination, findMissingCombinations, parseSizes } from './combinations.ts'
import styles from './variant-card.module.css'

type Color = (typeof colors)[number]

interface AddCombinationsProps {
  /** The existing combinations. */
  rows: readonly Combination[]
  onAdd: (combinations: readonly Combination[]) => void
}

/** Fields for colours and sizes, and a button with the number of combinations that they would add. */
export function AddCombinations({ rows, onAdd }: AddCombinationsProps) {
  const t = useTexts('shop')
  const [chosenColors, setColors] = useState(() => {
    const used = colors.filter((color) => rows.some((row) => row.color === color))
    return rows.length > 0 ? used : []
  })
  const [sizesInput, setSizesInput] = useState(() => [...new Set(rows.flatMap(({ size }) => size || []))].join(', '))
  const combinations = findMissingCombinations(chosenColors, parseSizes(sizesInput), rows)
  // The first combination is the product itself; a single one would leave no choice.
  const isEnough = combinations.length > (rows.length === 0 ? 1 : 0)
  const add = () => isEnough && onAdd(combinations)

  return (
    <div className={styles.add}>
      <Swatches colors={chosenColors} onChoose={setColors} />
      <TextField
        className={styles.sizes}
        label={t('form.variants.sizes')}
        helperText={t('form.variants.sizesHint')}
        value={sizesInput}
        autoComplete="off"
        onChange={({ target }) => setSizesInput(target.value)}
        onKeyDown={(event) => {
          // Elsewhere in the form, Enter saves.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          add()
        }}
      />
      <Button
        className={styles.button}
        variant="outlined"
        color="secondary"
        startIcon={<IconPlus size={18} aria-hidden />}
        disabled={!isEnough}
        onClick={add}
      >
        {t('form.variants.add', { count: isEnough ? combinations.length : 0 })}
      </Button>
    </div>
  )
}

interface SwatchesProps {
  colors: readonly Color[]
  onChoose: (chosenColors: Color[]) => void
}

function Swatches({ colors: chosenColors, onChoose }: SwatchesProps) {
  const t = useTexts('shop')
  return (
    <fieldset className={swatches.colors}>
      <legend className={swatches.legend}>{t('product.colors')}</legend>
      {colors.map((color) => {
        const isChosen = chosenColors.includes(color)
        const name = t(`product.colorNames.${color}`)
        return (
          <Tooltip key={color} describeChild title={name}>
            <label className={swatches.color}>
              <input
                type="checkbox"
                className={swatches.input}
                aria-label={name}
                checked={isChosen}
                onChange={() =>
                  onChoose(isChosen ? chosenColors.filter((one) => one !== color) : [...chosenColors, color])
                }
              />
              <span className={swatches.dot} style={{ backgroundColor: color }}>
                {isChosen && <IconCheck className={swatches.tick} size={16} stroke={3} aria-hidden />}
              </span>
            </label>
          </Tooltip>
        )
      })}
    </fieldset>
  )
}
