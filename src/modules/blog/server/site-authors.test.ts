import { expect, test } from 'vitest'
import { addSlugs } from './site-authors.ts'

const createAuthor = (id: string, name: string) => ({ id, name, avatar: '', jobTitle: '' })

test('derives slugs from names, and numbers the duplicates', () => {
  const all = ['Inês Carvalho', 'Ines Carvalho', 'هند العتيبي', '???', 'Ines Carvalho 2'].map((name, at) =>
    createAuthor(`u${at}`, name),
  )
  expect(addSlugs(all).map(({ slug }) => slug)).toEqual([
    'ines-carvalho',
    'ines-carvalho-2',
    'هند-العتيبي',
    'author',
    'ines-carvalho-2-2',
  ])
})
