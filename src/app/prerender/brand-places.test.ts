import { expect, test } from 'vitest'
import { workspaceConfig } from '#brand'
import { fillBrand, placeholderBrand } from './brand-places.ts'

const { name, logo } = placeholderBrand
const built = workspaceConfig.name
const mark = '<svg></svg>'

test('a page gets the name of the build, and the places where it stands', () => {
  const { html, places } = fillBrand(`<title>Sign in · ${name}</title><b>${built}</b><a title="${name}">`, mark)
  expect(html).toBe(`<title>Sign in · ${built}</title><b>${built}</b><a title="${built}">`)
  expect(places.map(({ start, end }) => html.slice(start, end))).toEqual([built, built])
  expect(places[0]?.start).toBe('<title>Sign in · '.length)
})

test('a page gets the mark of the build, and the markup of another logo in its place', () => {
  const picture = `<img class="logo" src="/api/brand/logo/${logo}" alt=""/>`
  const preload = `<link rel="preload" as="image" href="/api/brand/logo/${logo}"/>`
  const { html, places } = fillBrand(
    `${preload}<link rel="preload" href="/a.woff2"/><i>${picture}<b>${name}</b></i>`,
    mark,
  )
  expect(html).toBe(`<link rel="preload" href="/a.woff2"/><i>${mark}<b>${built}</b></i>`)
  expect(places.map(({ start, end }) => html.slice(start, end))).toEqual([mark, built])
  expect(places.map(({ markup }) => markup)).toEqual([
    ['<img class="logo" src="/api/brand/logo/', '" alt=""/>'],
    undefined,
  ])
})
