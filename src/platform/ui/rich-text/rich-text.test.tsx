import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SafeHtml } from '#platform/rich-text/rich-text.ts'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

test('a text has its own direction, and its language where the script tells it, whatever its markup', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const renderHtml = (html: string) => render(<RichText html={SafeHtml.parse(html)} />).container.firstElementChild
  const arabic = renderHtml(
    '<p><strong>تأجل</strong> <a href="https://atrium.example/schedule">الاجتماع</a> إلى الغد</p>',
  )
  expect([arabic?.getAttribute('lang'), arabic?.getAttribute('dir')]).toEqual(['ar', 'auto'])
  expect(renderHtml('<p>Réunion reportée</p>')?.hasAttribute('lang')).toBe(false)
  vi.unstubAllGlobals()
})
