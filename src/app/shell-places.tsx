import { loadTexts } from '#platform/i18n/texts.ts'
import { createPlace } from './lazy-place.tsx'
import { firstMinute, palette, resetQuestion, shortcutSheet } from './openings.ts'

async function loadPalette() {
  const { Palette } = await import('./palette/palette.tsx')
  await Promise.all(['palette', 'found', 'topics', 'shortcuts'].map((namespace) => loadTexts(namespace)))
  return Palette
}

/** Starts to load the palette; whether it comes is seen when it is opened. */
export const preparePalette = () => void loadPalette().catch(() => {})

const PalettePlace = createPlace(palette, loadPalette)

const SheetPlace = createPlace(shortcutSheet, async () => {
  const { ShortcutSheet } = await import('./shortcuts/shortcut-sheet.tsx')
  await loadTexts('shortcuts')
  return ShortcutSheet
})

const FirstMinutePlace = createPlace(firstMinute, async () => {
  const { FirstMinute } = await import('./first-minute/first-minute.tsx')
  await loadTexts('first-minute')
  return FirstMinute
})

// No other build holds any code of the demo.
const ResetPlace =
  import.meta.env.MODE === 'demo' &&
  createPlace(resetQuestion, async () => (await import('./demo/reset-question.tsx')).ResetQuestion)

/** Where the parts of the shell stand that are not there from the start. */
export const ShellPlaces = () => (
  <>
    <PalettePlace />
    <SheetPlace />
    <FirstMinutePlace />
    {ResetPlace && <ResetPlace />}
  </>
)
