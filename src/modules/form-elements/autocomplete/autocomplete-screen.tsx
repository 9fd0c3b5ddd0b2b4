import { useTexts } from '#platform/i18n/use-texts.ts'
import { ElementPage } from '../page/element-page.tsx'
import { Creatable } from './creatable.tsx'
import creatableCode from 'virtual:shown/creatable.tsx'
import { Grouped } from './grouped.tsx'
import groupedCode from 'virtual:shown/grouped.tsx'
import { Server } from './server.tsx'
import serverCode from 'virtual:shown/server.tsx'
import { MultipleChoice } from './several.tsx'
import severalCode from 'virtual:shown/several.tsx'
import { Single } from './single.tsx'
import singleCode from 'virtual:shown/single.tsx'
import { States } from './states.tsx'
import statesCode from 'virtual:shown/states.tsx'
import { Virtualized } from './thousands.tsx'
import thousandsCode from 'virtual:shown/thousands.tsx'
import virtualCode from 'virtual:shown/virtual-listbox.tsx'

const examples = [
  { id: 'single', Example: Single, code: singleCode },
  { id: 'grouped', Example: Grouped, code: groupedCode },
  { id: 'several', Example: MultipleChoice, code: severalCode },
  { id: 'creatable', Example: Creatable, code: creatableCode },
  { id: 'server', Example: Server, code: serverCode },
  {
    id: 'thousands',
    Example: Virtualized,
    code: [...thousandsCode, [], [['// virtual-listbox.tsx', 'comment']], ...virtualCode],
  },
  { id: 'states', Example: States, code: statesCode },
] as const

export function Component() {
  const t = useTexts('form-elements')
  return (
    <ElementPage
      element="autocomplete"
      examples={examples.map((example) => ({
        ...example,
        title: t(`autocomplete.${example.id}.title`),
        text: t(`autocomplete.${example.id}.text`),
      }))}
      keys={[
        { keys: [['↓'], ['↑']], does: t('keys.listOpen') },
        { keys: [[t('keys.letters')]], does: t('keys.listFilter') },
        { keys: [['Enter']], does: t('keys.listTake') },
        { keys: [['Esc']], does: t('keys.listClose') },
        { keys: [['Home'], ['End']], does: t('keys.listEnds') },
        { keys: [['⌫']], does: t('keys.tagRemove') },
        { keys: [['←'], ['→']], does: t('keys.tagMove') },
      ]}
    />
  )
}
