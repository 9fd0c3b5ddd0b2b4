import { useTexts } from '#platform/i18n/use-texts.ts'
import { themes } from '#platform/ui/theme/tokens.ts'
import { settings, useSetting } from '#platform/web/settings.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { MiniPage, SplitPage } from './mini-page.tsx'
import { Swatch } from './pictures.tsx'
import { SizeSlider } from './size-slider.tsx'

export function AppearanceChoices() {
  const t = useTexts('customiser')
  return (
    <>
      <ChoiceGroup
        legend={t('mode.legend')}
        value={useSetting('activeMode')}
        onChoose={settings.setDarkMode}
        columns={3}
        choices={[
          { value: 'light', label: t('mode.light'), picture: <MiniPage mode="light" /> },
          { value: 'dark', label: t('mode.dark'), picture: <MiniPage mode="dark" /> },
          { value: 'system', label: t('mode.system'), picture: <SplitPage /> },
        ]}
      />
      <ChoiceGroup
        legend={t('theme.legend')}
        value={useSetting('activeTheme')}
        onChoose={settings.setTheme}
        columns={3}
        choices={themes.map((theme) => ({
          value: theme,
          label: t(`theme.${theme}`),
          picture: <Swatch theme={theme} />,
        }))}
      />
      <SizeSlider size="borderRadius" preview />
      <ChoiceGroup
        legend={t('card.legend')}
        value={useSetting('isCardShadow')}
        onChoose={settings.setCardShadow}
        columns={2}
        choices={[
          { value: true, label: t('card.shadow'), picture: <MiniPage menu="narrow" card="shadow" /> },
          { value: false, label: t('card.line'), picture: <MiniPage menu="narrow" card="line" /> },
        ]}
      />
    </>
  )
}
