import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from '../tests/contacts-screen-test.tsx'
import { SideLink } from './side-link.tsx'

afterEach(cleanup)

const listOf = (total: number) => () => Response.json([], { headers: { 'x-total-count': String(total) } })

test('the current preset has the exact number of the list, the others one that ends at a thousand', async () => {
  const view = { starred: true }
  show(
    <ul>
      <SideLink view={view} preset={view} icon={null} label="Starred" count={1001} />
      <SideLink view={view} preset={{}} icon={null} label="All" count={1001} />
    </ul>,
    listOf(3054),
  )
  expect(await screen.findByRole('link', { name: /Starred\s*3,054/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /All/ }).textContent).toBe('All1,000+')
})

test('a searched list does not tell the number of its preset', async () => {
  show(<SideLink view={{ q: 'ada' }} preset={{}} icon={null} label="All" count={1001} />, listOf(3))
  expect((await screen.findByRole('link', { name: /All/ })).textContent).toBe('All1,000+')
})
