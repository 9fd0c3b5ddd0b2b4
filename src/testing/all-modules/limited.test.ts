import { expect, test } from 'vitest'
import { operations, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const publicWrites = operations.filter(({ endpoint }) => endpoint.public && endpoint.method !== 'GET')

test('every public endpoint that writes has a rate limit by address', () => {
  expect(publicWrites.length).toBeGreaterThanOrEqual(minimumInAtrium(17))
  const unlimited = publicWrites.filter(({ endpoint }) => !endpoint.limits?.some(({ by }) => by === undefined))
  expect(unlimited.map(getTitle)).toEqual([])
})
