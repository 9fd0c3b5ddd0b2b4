import { readCsv, type Table } from '#platform/text/csv.ts'
import { readVcards } from './read-vcard.ts'

export type FileKind = 'csv' | 'vcard'

export const detectKind = (text: string): FileKind => (/^\uFEFF?\s*BEGIN:VCARD/i.test(text) ? 'vcard' : 'csv')

export const parseContactsFile = (
  text: string,
  kind: FileKind = detectKind(text),
): Table & { omittedCount?: number } => {
  // Contacts reject NUL and lone surrogates, which files of old phones contain.
  return kind === 'vcard' ? readVcards(text.replaceAll('\0', '').toWellFormed()) : readCsv(text)
}
