import { type ComponentType, createContext, use } from 'react'
import { loadedTexts } from '#platform/i18n/texts.ts'
import type { Widget } from '#platform/module.ts'
import type { WidgetWidth } from '#platform/contracts/widget-width.ts'
import { useSetting } from '#platform/web/settings/settings.ts'

/** A card that a module offers for the home screen; its texts are there when it is drawn. */
export interface OfferedWidget extends Pick<Widget, 'width' | 'height'> {
  /** `<module>.<name>`: arrangements are kept by it. */
  id: string
  /** The namespace of its texts, and the key of what it is called there. */
  namespace: string
  title: string
  /** The contract that it is read from; undefined where nothing guards it. */
  topic: string | undefined
  Widget: ComponentType
}

/** All that the modules offer, in the order of the board; the application fills it. */
export const WidgetsContext = createContext<readonly OfferedWidget[]>([])

export const useWidgets = () => use(WidgetsContext)

/** Titles of widgets; their texts are loaded with the first widget. */
export function useWidgetTitle() {
  const language = useSetting('isLanguage')
  return ({ namespace, title }: OfferedWidget) => loadedTexts(namespace, language)?.(title) ?? ''
}

/** How large a card stands on the board, in the board's columns and rows. */
export interface WidgetSize {
  width: WidgetWidth
  height: number
}

export const WidgetSizeContext = createContext<WidgetSize>({ width: 4, height: 4 })

/** The size of the card that asks: a list shows as many rows as fit, a chart leaves out what has no room. */
export const useWidgetSize = () => use(WidgetSizeContext)
