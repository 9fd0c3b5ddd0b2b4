import { useTexts } from '#platform/i18n/use-texts.ts'
import { ElementPage } from '../page/element-page.tsx'
import { Busy } from './busy.tsx'
import busyCode from 'virtual:shown/busy.tsx'
import { Icons } from './icons.tsx'
import iconsCode from 'virtual:shown/icons.tsx'
import { WithIcon } from './leading.tsx'
import leadingCode from 'virtual:shown/leading.tsx'
import { Emphasis } from './ranks.tsx'
import ranksCode from 'virtual:shown/ranks.tsx'
import { Sizes } from './sizes.tsx'
import sizesCode from 'virtual:shown/sizes.tsx'
import { Split } from './split.tsx'
import splitCode from 'virtual:shown/split.tsx'
import { Toggle } from './toggle.tsx'
import toggleCode from 'virtual:shown/toggle.tsx'
import { Tones } from './tones.tsx'
import tonesCode from 'virtual:shown/tones.tsx'
import { Disabled } from './unavailable.tsx'
import unavailableCode from 'virtual:shown/unavailable.tsx'
import { WithUndo } from './undoable.tsx'
import undoableCode from 'virtual:shown/undoable.tsx'

const examples = [
  { id: 'ranks', Example: Emphasis, code: ranksCode },
  { id: 'tones', Example: Tones, code: tonesCode },
  { id: 'sizes', Example: Sizes, code: sizesCode },
  { id: 'icons', Example: Icons, code: iconsCode },
  { id: 'busy', Example: Busy, code: busyCode },
  { id: 'unavailable', Example: Disabled, code: unavailableCode },
  { id: 'split', Example: Split, code: splitCode },
  { id: 'toggle', Example: Toggle, code: toggleCode },
  { id: 'leading', Example: WithIcon, code: leadingCode },
  { id: 'undoable', Example: WithUndo, code: undoableCode },
] as const

export function Component() {
  const t = useTexts('form-elements')
  return (
    <ElementPage
      element="button"
      examples={examples.map((example) => ({
        ...example,
        title: t(`button.${example.id}.title`),
        text: t(`button.${example.id}.text`),
      }))}
      keys={[
        { keys: [['Tab']], does: t('keys.buttonNext') },
        { keys: [['Enter'], [t('keys.space')]], does: t('keys.buttonPress') },
        { keys: [['↓'], ['↑']], does: t('keys.menuMove') },
        { keys: [['Esc']], does: t('keys.menuClose') },
      ]}
    />
  )
}
