import { expect, test } from 'vitest'
import * as z from 'zod'
import { PictureAddress, shownPicture } from '#platform/pictures/picture-address.ts'
import { operations, getTitle } from '#testing/inputs/endpoints.ts'
import { minimumInAtrium } from '#testing/project/created-project.ts'

const elsewhere = [
  'https://evil.example/pixel.png',
  'http://127.0.0.1/pixel.png',
  '//evil.example/pixel.png',
  '/\\evil.example/pixel.png',
  '/pictures/../../evil',
  '/pictures//evil.example/x.png',
  '/\t/evil.example/x.png',
  'javascript:alert(1)',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:text/html;base64,PHN2Zy8+',
  'blob:https://evil.example/1',
  'pictures/avatars/01.svg',
]

const namesPicture = /^(image|photo|picture|avatar|thumb|thumbnail|logo|icon|cover)(Img|Url|Src)?$/i

/** The fields of a schema whose names are those of picture addresses, at any depth. */
function* pictureFields(schema: z.core.$ZodType, path: string): Generator<{ path: string; field: z.core.$ZodType }> {
  const inner = schema instanceof z.ZodType ? schema.def : undefined
  if (!inner) return
  if (schema instanceof z.ZodObject)
    for (const [name, field] of Object.entries(schema.shape)) {
      if (namesPicture.test(name)) yield { path: `${path}.${name}`, field }
      yield* pictureFields(field, `${path}.${name}`)
    }
  if (schema instanceof z.ZodArray) yield* pictureFields(schema.element, `${path}[]`)
  if (schema instanceof z.ZodUnion) for (const option of schema.options) yield* pictureFields(option, path)
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    yield* pictureFields(schema.unwrap(), path)
}

const fields = operations.flatMap((operation) =>
  [operation.endpoint.body, operation.endpoint.query].flatMap((schema) =>
    schema ? [...pictureFields(schema, getTitle(operation))] : [],
  ),
)

test('finds many addresses of pictures to test', () => {
  expect(new Set(fields.map(({ path }) => path)).size).toBeGreaterThanOrEqual(minimumInAtrium(8))
})

test.each(fields)('$path refuses pictures of other hosts', ({ field }) => {
  expect(elsewhere.filter((address) => z.safeParse(field, address).success)).toEqual([])
})

test('accepts addresses of this application, and shows no other ones that were stored earlier', () => {
  for (const address of ['', '/pictures/avatars/07.svg', '/api/data/papers/3/pictures/a1b2c3d4-5']) {
    expect(PictureAddress.safeParse(address).success).toBe(true)
    expect(shownPicture(address)).toBe(address)
  }
  for (const address of elsewhere) expect(shownPicture(address)).toBe('')
  expect(shownPicture('data:image/webp;base64,UklGRg==')).toBe('data:image/webp;base64,UklGRg==')
})
