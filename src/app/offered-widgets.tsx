import { type ComponentType, lazy } from 'react'
import { loadTexts } from '#platform/i18n/texts.ts'
import type { OfferedWidget } from '#platform/web/widgets.ts'
import { modules } from './modules.ts'

/** The widget once the module's texts are there; texts of what is shown come along when the language changes. */
const withTexts = (namespace: string, Widget: ComponentType) =>
  lazy(async () => {
    await loadTexts(namespace)
    return { default: () => <Widget /> }
  })

/** Every widget of every module, with the module's own texts. */
export const offeredWidgets: readonly OfferedWidget[] = modules
  .flatMap(({ id, widgets = [] }) => widgets.map((widget, index) => ({ ...widget, id: `${id}-${index}`, module: id })))
  .toSorted((one, other) => (one.order ?? 100) - (other.order ?? 100) || one.id.localeCompare(other.id))
  .map(({ id, module, width, Widget }) => ({ id, width, Widget: withTexts(module, Widget) }))
