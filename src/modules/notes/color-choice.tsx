import { useTexts } from '#platform/i18n/use-texts.ts'
import { ColorField } from '#platform/ui/color-field/color-field.tsx'
import { ColorMark } from './color-mark.tsx'
import { type Color, colorChoices } from './contract.ts'

interface ColorChoiceProps {
  value: Color
  onChange: (color: Color) => void
}

export function ColorChoice({ value, onChange }: ColorChoiceProps) {
  const t = useTexts('notes')
  return (
    <ColorField
      label={t('colors.label')}
      isLabelHidden
      choices={colorChoices}
      value={value}
      getName={(color) => t(`colors.${color}`)}
      renderMark={(color) => <ColorMark color={color} size={14} />}
      onChange={onChange}
    />
  )
}
