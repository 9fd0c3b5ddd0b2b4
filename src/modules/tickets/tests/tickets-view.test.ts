import { expect, test } from 'vitest'
import { toCountsQuery, isNarrowed, isPreset, linkTo, linkToPreset, toListQuery } from '../tickets-view.ts'

test('converts the URL to the list’s query', () => {
  expect(
    toListQuery({ ticketSearch: ' kite ', currentFilter: 'Open', view: 'mine', label: [], page: 3, ticket: 7 }),
  ).toEqual({
    q: 'kite',
    currentFilter: 'Open',
    view: 'mine',
    sort: '-updatedAt',
  })
  expect(toCountsQuery({ currentFilter: 'Open', sort: 'dueAt', deleted: true })).toEqual({ deleted: true })
})

test('keeps search and order in the link to another preset, and drops the rest', () => {
  const view = {
    ticketSearch: 'kite',
    sort: 'dueAt',
    currentFilter: 'Open',
    label: ['VIP'],
    page: 2,
    ticket: 7,
  } as const
  expect(linkToPreset({ ...view, label: ['VIP'] }, { view: 'overdue' }).search).toBe(
    '?ticketSearch=kite&sort=dueAt&view=overdue',
  )
  expect(linkTo({ currentFilter: 'Open' }, { ticket: 7 }).search).toBe('?currentFilter=Open&ticket=7')
})

test('matches a preset regardless of the search', () => {
  expect(isPreset({ ticketSearch: 'kite', view: 'mine', ticket: 3 }, { view: 'mine' })).toBe(true)
  expect(isPreset({ view: 'mine', label: ['VIP'] }, { view: 'mine' })).toBe(false)
  expect(isPreset({ priority: ['high'] }, { priority: ['high'] })).toBe(true)
  expect([isNarrowed({}), isNarrowed({ sort: 'dueAt' }), isNarrowed({ currentFilter: 'Closed' })]).toEqual([
    false,
    false,
    true,
  ])
})
