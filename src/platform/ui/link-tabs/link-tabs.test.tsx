import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { LinkTabs } from './link-tabs.tsx'

afterEach(cleanup)

test('lists links, marks the open one and shows counts that are known', () => {
  render(
    <MemoryRouter>
      <LinkTabs
        className=""
        label="Posts"
        current="draft"
        tabs={[
          { name: 'published', label: 'Published', to: '?', count: undefined },
          { name: 'draft', label: 'Drafts', to: '?status=draft', count: 3 },
        ]}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('navigation', { name: 'Posts' })).toBeDefined()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Published', null],
    ['Drafts3', 'page'],
  ])
})
