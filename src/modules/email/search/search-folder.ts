import type { MailFolder } from '../contract-email.ts'
import { parseSearch, plainTerms, type Term } from './parse-search.ts'

interface Search {
  q?: string | undefined
  in?: MailFolder | undefined
  label?: number | undefined
}

/** Whether a search has an `in:` term, also in parentheses or as an alternative. */
export const hasFolderTerm = (terms: readonly Term[]) => plainTerms(terms).some(({ kind }) => kind === 'in')

/** The folder of a search: that of its `in:` term, else the given one; undefined means all. */
export function getSearchFolder({ q = '', in: folder, label }: Search): MailFolder | undefined {
  const terms = parseSearch(q)
  const folderTerm = terms.find((term) => term.kind === 'in' && !term.not)
  if (folderTerm?.kind === 'in') return folderTerm.folder === 'anywhere' ? undefined : folderTerm.folder
  if (hasFolderTerm(terms)) return undefined
  return folder ?? (q.trim() !== '' || label !== undefined ? 'all' : 'inbox')
}
