/** The six themes; their colours stand in theme.css under `[data-theme]`. */
export const themes = ['BLUE_THEME', 'AQUA_THEME', 'PURPLE_THEME', 'GREEN_THEME', 'CYAN_THEME', 'ORANGE_THEME'] as const
export type ThemeName = (typeof themes)[number]

/** What `data-mode` says once "system" has been resolved. */
export const modes = ['light', 'dark'] as const
export type Mode = (typeof modes)[number]

/** Colours with a meaning; each has the roles of the brand: `--error`, `-soft`, `-text`, `-strong`, `-fill`, `--on-error`. */
export const statuses = ['info', 'success', 'warning', 'error'] as const
export type Status = (typeof statuses)[number]

/** `--canvas`, for `<meta name="theme-color">`, which cannot read custom properties. */
export const canvas: Record<Mode, string> = { light: '#f4f7fb', dark: '#171c23' }
