import { loadTexts } from '#platform/i18n/texts.ts'
import { lazyOverlay } from './lazy-overlay.tsx'
import { customiser, onboarding, palette, resetQuestion, shortcutSheet } from './overlays.ts'

async function loadPalette() {
  const { Palette } = await import('#app/palette/palette.tsx')
  await Promise.all(['palette', 'found', 'topics', 'shortcuts'].map((namespace) => loadTexts(namespace)))
  return Palette
}

/** Starts to load the palette; whether it comes is seen when it is opened. */
export const preparePalette = () => void loadPalette().catch(() => {})

const PaletteOverlay = lazyOverlay(palette, loadPalette)

async function loadCustomiser() {
  const [{ Customiser }, { Themed }] = await Promise.all([
    import('#app/customiser/customiser.tsx'),
    import('#platform/ui/themed.tsx'),
  ])
  return (props: { open: boolean; onClose: () => void }) => (
    <Themed>
      <Customiser {...props} />
    </Themed>
  )
}

/** Starts to load what the button will open; whether it comes is seen when it is opened. */
export const prepareCustomiser = () => void loadCustomiser().catch(() => {})

const CustomiserOverlay = lazyOverlay(customiser, loadCustomiser)

const SheetOverlay = lazyOverlay(shortcutSheet, async () => {
  const { ShortcutSheet } = await import('#app/shortcuts/shortcut-sheet.tsx')
  await loadTexts('shortcuts')
  return ShortcutSheet
})

const OnboardingOverlay = lazyOverlay(onboarding, async () => {
  const { Onboarding } = await import('#app/onboarding/onboarding.tsx')
  await loadTexts('onboarding')
  return Onboarding
})

// No other build holds any code of the demo.
const ResetOverlay =
  import.meta.env.MODE === 'demo' &&
  lazyOverlay(resetQuestion, async () => (await import('#app/demo/reset-question.tsx')).ResetQuestion)

/** Where the parts of the shell stand that are not there from the start. */
export const ShellOverlays = () => (
  <>
    <CustomiserOverlay />
    <PaletteOverlay />
    <SheetOverlay />
    <OnboardingOverlay />
    {ResetOverlay && <ResetOverlay />}
  </>
)
