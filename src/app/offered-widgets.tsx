import { type ComponentType, lazy } from 'react'
import type { OfferedWidget } from '#platform/web/widgets.ts'
import { modules } from './modules.ts'
import { loadWidgetTexts } from './widget-texts.ts'

/** The widget once its texts are there; texts of what is shown come along when the language changes. */
const withTexts = (Widget: ComponentType) =>
  lazy(async () => {
    await loadWidgetTexts()
    return { default: () => <Widget /> }
  })

/** Every widget of every module, with its texts. */
export const offeredWidgets: readonly OfferedWidget[] = modules
  .flatMap(({ id, widgets = [] }) => widgets.map((widget, index) => ({ ...widget, id: `${id}-${index}` })))
  .toSorted((one, other) => (one.order ?? 100) - (other.order ?? 100) || one.id.localeCompare(other.id))
  .map(({ id, width, Widget }) => ({ id, width, Widget: withTexts(Widget) }))
