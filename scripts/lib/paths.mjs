import { fileURLToPath } from 'node:url'

/** The project's own folder, wherever the command was typed. */
export const root = fileURLToPath(new URL('../../', import.meta.url))
