/** How many of the board's twelve columns a card of the home screen may take where there is room for them. */
export const widgetWidths = [3, 4, 6, 8, 12] as const
export type WidgetWidth = (typeof widgetWidths)[number]
