import { ToggleButton, ToggleButtonGroup, Tooltip } from '@mui/material'
import { IconBold, IconItalic, IconLayoutGrid, IconLayoutList, IconUnderline } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'

const layouts = [
  ['list', IconLayoutList],
  ['grid', IconLayoutGrid],
] as const
const marks = [
  ['bold', IconBold],
  ['italic', IconItalic],
  ['underline', IconUnderline],
] as const

export function Toggle() {
  const t = useTexts('form-elements')
  const [layout, setLayout] = useState('list')
  const [chosen, setChosen] = useState<readonly string[]>(['bold'])
  return (
    <div className="row wrap gap-3">
      <ToggleButtonGroup
        exclusive
        aria-label={t('actions.layout')}
        value={layout}
        // One button is always pressed.
        onChange={(_event, next: string | null) => next && setLayout(next)}
      >
        {layouts.map(([name, Icon]) => (
          <ToggleButton key={name} value={name}>
            <Icon size={18} aria-hidden />
            {t(`actions.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label={t('actions.marks')}
        value={chosen}
        onChange={(_event, next: readonly string[]) => setChosen(next)}
      >
        {marks.map(([name, Icon]) => (
          <ToggleButton key={name} value={name} aria-label={t(`actions.${name}`)}>
            <Tooltip title={t(`actions.${name}`)}>
              <Icon size={18} aria-hidden />
            </Tooltip>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
