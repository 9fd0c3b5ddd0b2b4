import { expect, test } from 'vitest'
import { type Operation, operations, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const getTypes = ({ endpoint: { returns } }: Operation) => (returns && 'file' in returns ? returns.types : [])
const isFile = (operation: Operation) => getTypes(operation).length > 0

/** A file that was uploaded for one record: its type is arbitrary, or a picture. */
const isUploaded = (operation: Operation) =>
  operation.endpoint.path.includes(':') &&
  getTypes(operation).every((type) => type === '*/*' || type.startsWith('image/'))

/** Generated from settings, for pages. */
const isStylesheet = (operation: Operation) => getTypes(operation).every((type) => type === 'text/css')

const isCalledExport = ({ name, endpoint: { path } }: Operation) =>
  /export|takeout|backup|dump/i.test(`${name} ${path}`)

/** Why an endpoint's declaration of exports is wrong; undefined if it is right. */
function fault(operation: Operation) {
  const { exports, action } = operation.endpoint
  if (exports && !isFile(operation)) return 'exports, and returns no file'
  if (exports && action !== 'read') return 'exports, and is no read'
  if (exports && isUploaded(operation)) return 'exports what somebody has uploaded'
  if (!exports && isFile(operation) && !isUploaded(operation) && !isStylesheet(operation))
    return 'returns a file made of records'
  if (!exports && isCalledExport(operation)) return 'is called an export'
  return undefined
}

test('every endpoint that returns a file of records, or is called an export, declares that it exports', () => {
  expect(operations.filter(({ endpoint }) => endpoint.exports).length).toBeGreaterThanOrEqual(minimumInAtrium(7))
  expect(operations.filter((operation) => isFile(operation) && isUploaded(operation)).length).toBeGreaterThanOrEqual(
    minimumInAtrium(10),
  )
  expect(
    operations.flatMap((operation) => (fault(operation) ? [`${getTitle(operation)} ${fault(operation)}`] : [])),
  ).toEqual([])
})

test('finds an export that does not declare it', () => {
  const [operation] = operations
  if (!operation) throw new Error('The server has no endpoint')
  const { exports: _exports, ...endpoint } = operation.endpoint
  const like = (name: string, returns: Operation['endpoint']['returns']) =>
    fault({ ...operation, name, endpoint: { ...endpoint, returns, path: '/all' } })
  expect(like('download', { file: true, types: ['application/zip'] })).toBe('returns a file made of records')
  expect(like('download', { file: true, types: ['*/*'] })).toBe('returns a file made of records')
  expect(like('takeout', undefined)).toBe('is called an export')
})
