import { useTexts } from '#platform/i18n/use-texts.ts'
import { ElementPage } from '../page/element-page.tsx'
import { Described } from './described.tsx'
import describedCode from 'virtual:shown/described.tsx'
import { Group } from './group.tsx'
import groupCode from 'virtual:shown/group.tsx'
import { Inline } from './inline.tsx'
import inlineCode from 'virtual:shown/inline.tsx'
import { Required } from './required.tsx'
import requiredCode from 'virtual:shown/required.tsx'
import { ConditionalFields } from './revealing.tsx'
import revealingCode from 'virtual:shown/revealing.tsx'
import { States } from './states.tsx'
import statesCode from 'virtual:shown/states.tsx'

const examples = [
  { id: 'group', Example: Group, code: groupCode },
  { id: 'inline', Example: Inline, code: inlineCode },
  { id: 'described', Example: Described, code: describedCode },
  { id: 'revealing', Example: ConditionalFields, code: revealingCode },
  { id: 'required', Example: Required, code: requiredCode },
  { id: 'states', Example: States, code: statesCode },
] as const

export function Component() {
  const t = useTexts('form-elements')
  return (
    <ElementPage
      element="radio"
      examples={examples.map((example) => ({
        ...example,
        title: t(`radio.${example.id}.title`),
        text: t(`radio.${example.id}.text`),
      }))}
      keys={[
        { keys: [['Tab']], does: t('keys.radioIn') },
        { keys: [['↓'], ['→']], does: t('keys.radioNext') },
        { keys: [['↑'], ['←']], does: t('keys.radioBefore') },
        { keys: [[t('keys.space')]], does: t('keys.radioTake') },
      ]}
    />
  )
}
