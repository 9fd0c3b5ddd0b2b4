import { type ComponentType, createContext, use } from 'react'

/** A card that a module offers for the home screen; its texts are there when it is drawn. */
export interface OfferedWidget {
  id: string
  width: 1 | 2 | 3
  Widget: ComponentType
}

/** All that the modules offer, in the order of the board; the application fills it. */
export const WidgetsContext = createContext<readonly OfferedWidget[]>([])

export const useWidgets = () => use(WidgetsContext)
