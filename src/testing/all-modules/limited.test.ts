import { expect, test } from 'vitest'
import { places, titleOf } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const publicWrites = places.filter(({ endpoint }) => endpoint.public && endpoint.method !== 'GET')

test('every public endpoint that writes has a rate limit by address', () => {
  expect(publicWrites.length).toBeGreaterThanOrEqual(minimumInAtrium(17))
  const unlimited = publicWrites.filter(({ endpoint }) => !endpoint.limits?.some(({ by }) => by === undefined))
  expect(unlimited.map(titleOf)).toEqual([])
})
