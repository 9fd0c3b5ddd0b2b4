import { loadTexts } from '#platform/i18n/texts.ts'
import { lazyOverlay } from './lazy-overlay.tsx'
import { customiser, onboarding, palette, resetQuestion, shortcutSheet } from './overlays.ts'

async function loadPalette() {
  const { Palette } = await import('#app/palette/palette.tsx')
  await Promise.all(['palette', 'found', 'topics', 'shortcuts'].map((namespace) => loadTexts(namespace)))
  return Palette
}

/** Preloads the palette; errors are reported when it is opened. */
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

/** Preloads the settings panel; errors are reported when it is opened. */
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

// Excluded from other builds.
const ResetOverlay =
  import.meta.env.MODE === 'demo' &&
  lazyOverlay(resetQuestion, async () => (await import('#app/demo/reset-question.tsx')).ResetQuestion)

/** The lazily loaded parts of the shell. */
export const ShellOverlays = () => (
  <>
    <CustomiserOverlay />
    <PaletteOverlay />
    <SheetOverlay />
    <OnboardingOverlay />
    {ResetOverlay && <ResetOverlay />}
  </>
)
