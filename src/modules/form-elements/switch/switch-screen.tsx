import { useTexts } from '#platform/i18n/use-texts.ts'
import { ElementPage } from '../page/element-page.tsx'
import { Dependent } from './dependent.tsx'
import dependentCode from 'virtual:shown/dependent.tsx'
import { List } from './list.tsx'
import listCode from 'virtual:shown/list.tsx'
import { Optimistic } from './optimistic.tsx'
import optimisticCode from 'virtual:shown/optimistic.tsx'
import { Setting } from './setting.tsx'
import settingCode from 'virtual:shown/setting.tsx'
import { States } from './states.tsx'
import statesCode from 'virtual:shown/states.tsx'

const examples = [
  { id: 'setting', Example: Setting, code: settingCode },
  { id: 'list', Example: List, code: listCode },
  { id: 'optimistic', Example: Optimistic, code: optimisticCode },
  { id: 'dependent', Example: Dependent, code: dependentCode },
  { id: 'states', Example: States, code: statesCode },
] as const

export function Component() {
  const t = useTexts('form-elements')
  return (
    <ElementPage
      element="switch"
      examples={examples.map((example) => ({
        ...example,
        title: t(`switch.${example.id}.title`),
        text: t(`switch.${example.id}.text`),
      }))}
      keys={[
        { keys: [['Tab']], does: t('keys.switchNext') },
        { keys: [[t('keys.space')]], does: t('keys.switchTurn') },
      ]}
    />
  )
}
