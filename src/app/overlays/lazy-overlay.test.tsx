import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { toasts } from '#platform/ui/toasts/toast.ts'
import { lazyOverlay } from './lazy-overlay.tsx'
import { customiser, shortcutSheet } from './overlays.ts'

registerTexts(import.meta.glob('../locales/*.json'), 'shell')

interface PanelProps {
  open: boolean
  onClose: () => void
}

function Panel({ open, onClose }: PanelProps) {
  return (
    <section aria-label="Panel" data-open={open}>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  )
}

const panel = () => screen.queryByRole('region', { name: 'Panel' })

async function renderOverlay(overlay: typeof customiser, load = async () => Panel) {
  await loadTexts('shell')
  const Slot = lazyOverlay(overlay, load)
  render(<Slot />)
}

const open = (overlay: typeof customiser) => act(async () => overlay.open())

afterEach(() => {
  cleanup()
  toasts.set([])
})

test('loads an overlay when first opened, and unmounts it when closed', async () => {
  await renderOverlay(shortcutSheet)
  expect(panel()).toBeNull()
  await open(shortcutSheet)
  expect(panel()?.dataset['open']).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(panel()).toBeNull()
})

test('shows a toast when an overlay fails to load, and retries on the next attempt', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>(async () => Panel).mockRejectedValueOnce(new Error('No connection'))
  await renderOverlay(customiser, load)
  await open(customiser)
  expect(panel()).toBeNull()
  expect(toasts.get()).toMatchObject([{ text: 'Could not load the panel. Try again.', tone: 'error' }])
  await open(customiser)
  expect(panel()?.dataset['open']).toBe('true')
})

test('keeps the settings panel mounted when closed, and reopens it', async () => {
  await renderOverlay(customiser)
  await open(customiser)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(panel()?.dataset['open']).toBe('false')
  await open(customiser)
  expect(panel()?.dataset['open']).toBe('true')
})
