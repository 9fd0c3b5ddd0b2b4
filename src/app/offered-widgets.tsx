import { type ComponentType, use } from 'react'
import { loadedTexts, loadTexts } from '#platform/i18n/texts.ts'
import { useSetting } from '#platform/web/settings.ts'
import type { OfferedWidget } from '#platform/web/widgets.ts'
import { modules } from './modules.ts'

function withTexts(namespace: string, Widget: ComponentType) {
  return function Offered() {
    const language = useSetting('isLanguage')
    if (!loadedTexts(namespace, language)) use(loadTexts(namespace, language))
    return <Widget />
  }
}

/** Every widget of every module, with the module's own texts. */
export const offeredWidgets: readonly OfferedWidget[] = modules
  .flatMap(({ id, widgets = [] }) => widgets.map((widget, index) => ({ ...widget, id: `${id}-${index}`, module: id })))
  .toSorted((one, other) => (one.order ?? 100) - (other.order ?? 100) || one.id.localeCompare(other.id))
  .map(({ id, module, width, Widget }) => ({ id, width, Widget: withTexts(module, Widget) }))
