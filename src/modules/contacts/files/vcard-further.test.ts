import { expect, test } from 'vitest'
import { guessMapping } from './import-columns.ts'
import { applyMapping } from './import-rows.ts'
import { parseContactsFile } from './read-file.ts'

test('adds further values of a property to the notes, and what a name has no field for', () => {
  const text = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:King;Ada;;Dr.;Jr.',
    'ORG:Mill',
    'ORG:Loom;Shed',
    'URL:https://a.example',
    'URL:https://b.example',
    'END:VCARD',
  ].join('\r\n')
  const { columns, rows } = parseContactsFile(text, 'vcard')
  expect(applyMapping(rows, guessMapping(columns))).toEqual([
    {
      firstname: 'Ada',
      lastname: 'King',
      company: 'Mill',
      website: 'https://a.example',
      notes: 'Name prefix: Dr.\nName suffix: Jr.\nCompany: Loom, Shed\nWebsite: https://b.example',
    },
  ])
})
