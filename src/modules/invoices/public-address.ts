import { base } from '#platform/web/navigation/base.ts'

/** The search parameter of a public page with the id of a credit note, which it then shows. */
export const creditNoteParameter = 'creditNote'

/** The absolute URL of a public page, at the address where the browser loaded the application. */
export const getPublicAddress = (path: string) => location.origin + base.replace(/\/$/, '') + path
