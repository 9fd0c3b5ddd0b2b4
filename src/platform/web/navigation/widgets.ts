import { type ComponentType, createContext, use } from 'react'
import { loadedTexts } from '#platform/i18n/texts.ts'
import type { Widget } from '#platform/module.ts'
import type { WidgetWidth } from '#platform/contracts/widget-width.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

/** A card of a module for the dashboard; its texts are loaded before it is rendered. */
export interface OfferedWidget extends Pick<Widget, 'width' | 'height'> {
  /** `<module>.<name>`, as dashboards store it. */
  id: string
  /** The namespace of its texts, and the key of its title. */
  namespace: string
  title: string
  /** The contract of its data; undefined if none is required. */
  topic: string | undefined
  Widget: ComponentType
}

/** Widgets of all modules in the dashboard's default order; the app provides them. */
export const WidgetsContext = createContext<readonly OfferedWidget[]>([])

export const useWidgets = () => use(WidgetsContext)

/** Titles of widgets; their texts are loaded with the first widget. */
export function useWidgetTitle() {
  const language = useSetting('isLanguage')
  return ({ namespace, title }: OfferedWidget) => loadedTexts(namespace, language)?.(title) ?? ''
}

/** Size of a card in columns and rows of the dashboard. */
export interface WidgetSize {
  width: WidgetWidth
  height: number
}

export const WidgetSizeContext = createContext<WidgetSize>({ width: 4, height: 4 })

/** Size of the current card; lists show as many rows as fit, charts omit details. */
export const useWidgetSize = () => use(WidgetSizeContext)
