import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorField } from '#platform/ui/color-field/color-field.tsx'
import { type Color, colorChoices } from './contract-schemas.ts'

interface ColorChoiceProps {
  label: string
  value: Color
  onChange: (color: Color) => void
}

/** Choice of one of six theme colours. */
export function ColorChoice(props: ColorChoiceProps) {
  const t = useTexts('kanban')
  return <ColorField {...props} isLabelHidden choices={colorChoices} getName={(color) => t(`colors.${color}`)} />
}
