import { formatName } from '../contact-name.ts'
import type { Check } from './use-import.ts'

/** The name of a row's contact. */
export const rowName = ({ firstname = '', lastname = '' }: Check['rows'][number] = {}) =>
  formatName({ firstname: String(firstname), lastname: String(lastname) })

/** The number of contacts that an update changes. */
export const countUpdates = ({ repeated }: Check) =>
  new Set([...repeated.values()].flatMap(({ id, changes }) => (changes?.length ? id : []))).size
