import { expect, test } from 'vitest'
import { type Place, places, titleOf } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const typesOf = ({ endpoint: { returns } }: Place) => (returns && 'file' in returns ? returns.types : [])
const isFile = (place: Place) => typesOf(place).length > 0

/** A file that was uploaded for one record: its type is arbitrary, or a picture. */
const isUploaded = (place: Place) =>
  place.endpoint.path.includes(':') && typesOf(place).every((type) => type === '*/*' || type.startsWith('image/'))

/** Generated from settings, for pages. */
const isStylesheet = (place: Place) => typesOf(place).every((type) => type === 'text/css')

const isCalledExport = ({ name, endpoint: { path } }: Place) => /export|takeout|backup|dump/i.test(`${name} ${path}`)

/** Why an endpoint's declaration of exports is wrong; undefined if it is right. */
function fault(place: Place) {
  const { exports, action } = place.endpoint
  if (exports && !isFile(place)) return 'exports, and returns no file'
  if (exports && action !== 'read') return 'exports, and is no read'
  if (exports && isUploaded(place)) return 'exports what somebody has uploaded'
  if (!exports && isFile(place) && !isUploaded(place) && !isStylesheet(place)) return 'returns a file made of records'
  if (!exports && isCalledExport(place)) return 'is called an export'
  return undefined
}

test('every endpoint that returns a file of records, or is called an export, declares that it exports', () => {
  expect(places.filter(({ endpoint }) => endpoint.exports).length).toBeGreaterThanOrEqual(minimumInAtrium(7))
  expect(places.filter((place) => isFile(place) && isUploaded(place)).length).toBeGreaterThanOrEqual(
    minimumInAtrium(10),
  )
  expect(places.flatMap((place) => (fault(place) ? [`${titleOf(place)} ${fault(place)}`] : []))).toEqual([])
})

test('finds an export that does not declare it', () => {
  const [place] = places
  if (!place) throw new Error('The server has no endpoint')
  const { exports: _exports, ...endpoint } = place.endpoint
  const like = (name: string, returns: Place['endpoint']['returns']) =>
    fault({ ...place, name, endpoint: { ...endpoint, returns, path: '/all' } })
  expect(like('download', { file: true, types: ['application/zip'] })).toBe('returns a file made of records')
  expect(like('download', { file: true, types: ['*/*'] })).toBe('returns a file made of records')
  expect(like('takeout', undefined)).toBe('is called an export')
})
