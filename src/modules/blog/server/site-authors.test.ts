import { expect, test } from 'vitest'
import { slugged } from './site-authors.ts'

const author = (id: string, name: string) => ({ id, name, avatar: '', jobTitle: '' })

test('derives slugs from names, and numbers the duplicates', () => {
  const all = ['Inês Carvalho', 'Ines Carvalho', 'هند العتيبي', '???', 'Ines Carvalho 2'].map((name, at) =>
    author(`u${at}`, name),
  )
  expect(slugged(all).map(({ slug }) => slug)).toEqual([
    'ines-carvalho',
    'ines-carvalho-2',
    'هند-العتيبي',
    'author',
    'ines-carvalho-2-2',
  ])
})
