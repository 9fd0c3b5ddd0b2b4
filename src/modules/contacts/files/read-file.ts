import { readCsv, type Table } from './csv.ts'
import { readVcards } from './read-vcard.ts'

export type FileKind = 'csv' | 'vcard'
export type ContactsFile = Table

/** The text of a file: UTF-8 or UTF-16, or else what older programs write on Windows. */
export function textOf(bytes: Uint8Array | ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export const kindOf = (text: string): FileKind => (/^\uFEFF?\s*BEGIN:VCARD/i.test(text) ? 'vcard' : 'csv')

export const parseContactsFile = (text: string, kind: FileKind = kindOf(text)): ContactsFile => {
  // No text of a contact may hold it, and files from old phones do.
  const clean = text.replaceAll('\0', '')
  return kind === 'vcard' ? readVcards(clean) : readCsv(clean)
}
