import { IconCheck } from '@tabler/icons-react'
import { useId } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Product } from '../contract.ts'
import { type Choice, getFamilyChoices } from './choices.ts'
import styles from './variant-picker.module.css'

interface VariantPickerProps {
  family: readonly Product[]
  product: Product
  onChoose: (product: Product) => void
}

/** The colours and sizes of a family: those sold out or without that combination can be chosen, and are marked. */
export function VariantPicker({ family, product, onChoose }: VariantPickerProps) {
  const t = useTexts('shop')
  const { colors, sizes } = getFamilyChoices(family, product)
  const getColorName = (color: NonNullable<Product['color']>) => t(`product.colorNames.${color}`)
  return (
    <>
      <Choices
        label={t('product.color')}
        chosenName={product.color && getColorName(product.color)}
        choices={colors}
        chosen={product.color}
        getOptionName={getColorName}
        onChoose={onChoose}
        variant="swatch"
      />
      <Choices
        label={t('product.size')}
        chosenName={product.size}
        choices={sizes}
        chosen={product.size}
        getOptionName={String}
        onChoose={onChoose}
        variant="label"
      />
    </>
  )
}

interface ChoicesProps<Value extends string> {
  label: string
  /** The name of the chosen value. */
  chosenName: string | null
  choices: readonly Choice<Value>[]
  chosen: Value | null
  getOptionName: (value: Value) => string
  onChoose: (product: Product) => void
  variant: 'swatch' | 'label'
}

function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, chosenName, choices, chosen, getOptionName, onChoose, variant } = props
  const t = useTexts('shop')
  const group = useId()
  if (choices.length === 0) return null
  const getLabel = ({ value, state }: Choice<Value>) => {
    const option = getOptionName(value)
    if (state === 'there') return option
    return t(state === 'soldOut' ? 'store.optionSoldOut' : 'store.optionMissing', { option })
  }
  return (
    <fieldset className={styles.group} data-choice={variant}>
      <legend className={styles.legend}>
        {label}
        {chosenName && (
          <span className="text-quiet medium" aria-hidden>
            {chosenName}
          </span>
        )}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.option} data-state={choice.state} title={getLabel(choice)}>
          <input
            type="radio"
            name={group}
            className={styles.input}
            aria-label={getLabel(choice)}
            checked={choice.value === chosen}
            onChange={() => onChoose(choice.product)}
          />
          {variant === 'swatch' ? (
            <span className={styles.fill} style={{ backgroundColor: choice.value }}>
              {choice.value === chosen && <IconCheck size={16} stroke={3} aria-hidden />}
            </span>
          ) : (
            <span className={styles.size} {...asWritten(choice.value)}>
              {choice.value}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
