/** Possible widths of a dashboard card, in columns of twelve, if there is room. */
export const widgetWidths = [3, 4, 6, 8, 12] as const
export type WidgetWidth = (typeof widgetWidths)[number]
