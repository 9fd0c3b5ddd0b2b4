import { type ComponentType, lazy } from 'react'
import guarded from 'virtual:module-titles/guarded'
import type { OfferedWidget } from '#platform/web/navigation/widgets.ts'
import { modules } from '#app/routing/modules.ts'
import { loadWidgetTexts } from './widget-texts.ts'

/** Delays the widget until its texts are loaded; a change of language reloads them. */
const withTexts = (Widget: ComponentType) =>
  lazy(async () => {
    await loadWidgetTexts()
    return { default: () => <Widget /> }
  })

/** The widgets of all modules. */
export const offeredWidgets: readonly OfferedWidget[] = modules
  .flatMap(({ id, widgets = [] }) => widgets.map((widget) => ({ ...widget, module: id })))
  .toSorted((a, b) => (a.order ?? 100) - (b.order ?? 100) || a.module.localeCompare(b.module))
  .map(({ module, name, width, height, topic = guarded.includes(module) ? module : undefined, Widget }) => ({
    id: `${module}.${name}`,
    namespace: module,
    title: `widgets.${name}.title`,
    width,
    height,
    topic,
    Widget: withTexts(Widget),
  }))
