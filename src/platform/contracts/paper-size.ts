/** The sizes of printed paper that readers can choose. */
export const paperSizes = ['A4', 'Letter'] as const
export type PaperSize = (typeof paperSizes)[number]
