import { useTexts } from '#platform/i18n/use-texts.ts'
import { ElementPage } from '../page/element-page.tsx'
import { Cards } from './cards.tsx'
import cardsCode from 'virtual:shown/cards.tsx'
import { Group } from './group.tsx'
import groupCode from 'virtual:shown/group.tsx'
import { MaxSelection } from './limited.tsx'
import limitedCode from 'virtual:shown/limited.tsx'
import { One } from './one.tsx'
import oneCode from 'virtual:shown/one.tsx'
import { Indeterminate } from './partly.tsx'
import partlyCode from 'virtual:shown/partly.tsx'
import { Required } from './required.tsx'
import requiredCode from 'virtual:shown/required.tsx'
import { States } from './states.tsx'
import statesCode from 'virtual:shown/states.tsx'

const examples = [
  { id: 'one', Example: One, code: oneCode },
  { id: 'group', Example: Group, code: groupCode },
  { id: 'partly', Example: Indeterminate, code: partlyCode },
  { id: 'required', Example: Required, code: requiredCode },
  { id: 'limited', Example: MaxSelection, code: limitedCode },
  { id: 'cards', Example: Cards, code: cardsCode },
  { id: 'states', Example: States, code: statesCode },
] as const

export function Component() {
  const t = useTexts('form-elements')
  return (
    <ElementPage
      element="checkbox"
      examples={examples.map((example) => ({
        ...example,
        title: t(`checkbox.${example.id}.title`),
        text: t(`checkbox.${example.id}.text`),
      }))}
      keys={[
        { keys: [['Tab']], does: t('keys.checkNext') },
        { keys: [[t('keys.space')]], does: t('keys.checkToggle') },
      ]}
    />
  )
}
