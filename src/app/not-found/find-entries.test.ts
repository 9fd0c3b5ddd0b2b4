import { expect, test } from 'vitest'
import { matchingEntries, nearestEntries } from './find-entries.ts'

const entry = (label: string, to: string, section = 'Work') =>
  ({ label, to, section, topic: 'chess', action: 'read' }) as const
const entries = [
  entry('Chess', '/apps/chess'),
  entry('Échecs rapides', '/apps/blitz'),
  entry('Results', '/pages/chess-results', 'Pages'),
  entry('Go', '/apps/go'),
]
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

test('ranks names before paths and sections, ignoring accents', () => {
  expect(labels(matchingEntries(entries, 'chess'))).toEqual(['Chess', 'Results'])
  expect(labels(matchingEntries(entries, 'ECHECS rap'))).toEqual(['Échecs rapides'])
  expect(labels(matchingEntries(entries, 'pages res'))).toEqual(['Results'])
  expect(matchingEntries(entries, 'checkers')).toEqual([])
  expect(matchingEntries(entries, ' / ')).toEqual([])
})

test('suggests similar paths for a mistyped one, and none for others', () => {
  expect(labels(nearestEntries(entries, '/apps/ches?q=1'))).toEqual(['Chess'])
  expect(labels(nearestEntries(entries, '/chess-result'))[0]).toBe('Results')
  expect(nearestEntries(entries, '/wp-login.php')).toEqual([])
})
