import { expect, test } from 'vitest'
import { isInitialView, isNarrowed, toListQuery } from './posts-view.ts'

test('requests the newest published posts by default', () => {
  expect(toListQuery({})).toEqual({ status: ['published'], sort: '-date', page: 1, limit: 12 })
  expect(isInitialView({})).toBe(true)
})

test('requests the posts of each place', () => {
  expect(toListQuery({ place: 'scheduled' })).toMatchObject({ status: ['scheduled'], sort: '-date' })
  expect(toListQuery({ place: 'draft' })).toMatchObject({ status: ['draft'], sort: '-updatedAt' })
  expect(toListQuery({ place: 'draft', sortBy: 'oldest' })).toMatchObject({ sort: 'date' })
  expect(toListQuery({ place: 'trash' })).toMatchObject({ deleted: true, status: ['draft', 'scheduled', 'published'] })
})

test('passes filters, search, order and page to the request, and leaves the front page', () => {
  const view = {
    blogSearch: ' lamp ',
    category: 'Design',
    tag: 'Light',
    author: 'u2',
    sortBy: 'popular',
    page: 2,
  } as const
  expect(toListQuery(view)).toEqual({
    q: 'lamp',
    status: ['published'],
    category: ['Design'],
    tag: ['Light'],
    author: ['u2'],
    sort: '-view',
    page: 2,
    limit: 12,
  })
  expect(isNarrowed(view)).toBe(true)
  for (const other of [{ blogSearch: 'x' }, { page: 2 }, { sortBy: 'oldest' }, { place: 'draft' }] as const) {
    expect(isInitialView(other)).toBe(false)
  }
  expect(isNarrowed({ blogSearch: '  ' })).toBe(false)
})
