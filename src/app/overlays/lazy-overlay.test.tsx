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

async function shown(overlay: typeof customiser, load = async () => Panel) {
  await loadTexts('shell')
  const Slot = lazyOverlay(overlay, load)
  render(<Slot />)
}

const open = (overlay: typeof customiser) => act(async () => overlay.open())

afterEach(() => {
  cleanup()
  toasts.set([])
})

test('an overlay is loaded when it is first opened, and unmounted when it is closed', async () => {
  await shown(shortcutSheet)
  expect(panel()).toBeNull()
  await open(shortcutSheet)
  expect(panel()?.dataset['open']).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(panel()).toBeNull()
})

test('a toast says that an overlay cannot be loaded, and the next try loads it anew', async () => {
  const load = vi.fn<() => Promise<typeof Panel>>(async () => Panel).mockRejectedValueOnce(new Error('No connection'))
  await shown(customiser, load)
  await open(customiser)
  expect(panel()).toBeNull()
  expect(toasts.get()).toMatchObject([{ text: 'The panel could not be loaded. Try again.', tone: 'error' }])
  await open(customiser)
  expect(panel()?.dataset['open']).toBe('true')
})

test('the panel of the look stays mounted when it is closed, and opens again', async () => {
  await shown(customiser)
  await open(customiser)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(panel()?.dataset['open']).toBe('false')
  await open(customiser)
  expect(panel()?.dataset['open']).toBe('true')
})
