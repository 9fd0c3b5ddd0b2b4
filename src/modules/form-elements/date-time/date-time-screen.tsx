import { useTexts } from '#platform/i18n/use-texts.ts'
import { ElementPage } from '../page/element-page.tsx'
import { DateAndTime } from './both.tsx'
import bothCode from 'virtual:shown/both.tsx'
import { Bounds } from './bounds.tsx'
import boundsCode from 'virtual:shown/bounds.tsx'
import { Day } from './day.tsx'
import dayCode from 'virtual:shown/day.tsx'
import { Languages } from './languages.tsx'
import languagesCode from 'virtual:shown/languages.tsx'
import { Presets } from './presets.tsx'
import presetsCode from 'virtual:shown/presets.tsx'
import { Span } from './span.tsx'
import spanCode from 'virtual:shown/span.tsx'
import { States } from './states.tsx'
import statesCode from 'virtual:shown/states.tsx'
import { Time } from './time.tsx'
import timeCode from 'virtual:shown/time.tsx'
import { TypedDate } from './typed.tsx'
import typedCode from 'virtual:shown/typed.tsx'

const examples = [
  { id: 'day', Example: Day, code: dayCode },
  { id: 'time', Example: Time, code: timeCode },
  { id: 'both', Example: DateAndTime, code: bothCode },
  { id: 'bounds', Example: Bounds, code: boundsCode },
  { id: 'span', Example: Span, code: spanCode },
  { id: 'presets', Example: Presets, code: presetsCode },
  { id: 'languages', Example: Languages, code: languagesCode },
  { id: 'states', Example: States, code: statesCode },
  { id: 'typed', Example: TypedDate, code: typedCode },
] as const

export function Component() {
  const t = useTexts('form-elements')
  return (
    <ElementPage
      element="dateTime"
      examples={examples.map((example) => ({
        ...example,
        title: t(`dateTime.${example.id}.title`),
        text: t(`dateTime.${example.id}.text`),
      }))}
      keys={[
        { keys: [['←'], ['→']], does: t('keys.datePart') },
        { keys: [['↑'], ['↓']], does: t('keys.dateStep') },
        { keys: [[t('keys.figures')]], does: t('keys.dateType') },
        { keys: [['⌫']], does: t('keys.dateEmpty') },
        { keys: [['Enter'], [t('keys.space')]], does: t('keys.dateOpen') },
        { keys: [['PgUp'], ['PgDn']], does: t('keys.dateMonth') },
        { keys: [['Home'], ['End']], does: t('keys.dateWeek') },
        { keys: [['Esc']], does: t('keys.dateClose') },
      ]}
    />
  )
}
