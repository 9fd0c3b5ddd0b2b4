import { expect, test } from 'vitest'
import { matchingPlaces, nearestPlaces } from './find-places.ts'

const place = (label: string, to: string, section = 'Work') =>
  ({ label, to, section, topic: 'chess', action: 'read' }) as const
const places = [
  place('Chess', '/apps/chess'),
  place('Échecs rapides', '/apps/blitz'),
  place('Results', '/pages/chess-results', 'Pages'),
  place('Go', '/apps/go'),
]
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label)

test('a search finds names first, then addresses and sections, without accents', () => {
  expect(labels(matchingPlaces(places, 'chess'))).toEqual(['Chess', 'Results'])
  expect(labels(matchingPlaces(places, 'ECHECS rap'))).toEqual(['Échecs rapides'])
  expect(labels(matchingPlaces(places, 'pages res'))).toEqual(['Results'])
  expect(matchingPlaces(places, 'checkers')).toEqual([])
  expect(matchingPlaces(places, ' / ')).toEqual([])
})

test('a mistyped address has near ones, another kind of address none', () => {
  expect(labels(nearestPlaces(places, '/apps/ches?q=1'))).toEqual(['Chess'])
  expect(labels(nearestPlaces(places, '/chess-result'))[0]).toBe('Results')
  expect(nearestPlaces(places, '/wp-login.php')).toEqual([])
})
