import { useTexts } from '#platform/i18n/use-texts.ts'
import { ElementPage } from '../page/element-page.tsx'
import { Logarithmic } from './curved.tsx'
import curvedCode from 'virtual:shown/curved.tsx'
import { PresetValues } from './only.tsx'
import onlyCode from 'virtual:shown/only.tsx'
import { Range } from './range.tsx'
import rangeCode from 'virtual:shown/range.tsx'
import { States } from './states.tsx'
import statesCode from 'virtual:shown/states.tsx'
import { Continuous } from './steady.tsx'
import steadyCode from 'virtual:shown/steady.tsx'
import { Stepped } from './stepped.tsx'
import steppedCode from 'virtual:shown/stepped.tsx'
import { NumericSlider } from './typed.tsx'
import typedCode from 'virtual:shown/typed.tsx'
import { Vertical } from './upright.tsx'
import uprightCode from 'virtual:shown/upright.tsx'

const examples = [
  { id: 'steady', Example: Continuous, code: steadyCode },
  { id: 'stepped', Example: Stepped, code: steppedCode },
  { id: 'only', Example: PresetValues, code: onlyCode },
  { id: 'range', Example: Range, code: rangeCode },
  { id: 'typed', Example: NumericSlider, code: typedCode },
  { id: 'curved', Example: Logarithmic, code: curvedCode },
  { id: 'upright', Example: Vertical, code: uprightCode },
  { id: 'states', Example: States, code: statesCode },
] as const

export function Component() {
  const t = useTexts('form-elements')
  return (
    <ElementPage
      element="slider"
      examples={examples.map((example) => ({
        ...example,
        title: t(`slider.${example.id}.title`),
        text: t(`slider.${example.id}.text`),
      }))}
      keys={[
        { keys: [['←'], ['→']], does: t('keys.sliderStep') },
        { keys: [['↑'], ['↓']], does: t('keys.sliderUpDown') },
        { keys: [['Shift', '→'], ['PgUp'], ['PgDn']], does: t('keys.sliderLeap') },
        { keys: [['Home'], ['End']], does: t('keys.sliderEnds') },
      ]}
    />
  )
}
