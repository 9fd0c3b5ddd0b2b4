import { expect, test } from 'vitest'
import { workspaceConfig } from '#brand'
import { fillName, placeholderBrand } from './name-places.ts'

test('a page gets the name of the build, and the places where it stands', () => {
  const { name } = placeholderBrand
  const { html, places } = fillName(`<title>Sign in · ${name}</title><b>${workspaceConfig.name}</b><a title="${name}">`)
  expect(html).toBe(
    `<title>Sign in · ${workspaceConfig.name}</title><b>${workspaceConfig.name}</b><a title="${workspaceConfig.name}">`,
  )
  expect(places.map((place) => html.slice(place, place + workspaceConfig.name.length))).toEqual([
    workspaceConfig.name,
    workspaceConfig.name,
  ])
  expect(places[0]).toBe('<title>Sign in · '.length)
})
