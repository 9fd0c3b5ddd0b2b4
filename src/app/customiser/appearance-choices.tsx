import { brandConfig } from '#brand'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { densities, themes } from '#platform/ui/theme/tokens.ts'
import { useWorkspace } from '#platform/web/session/workspace.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { ChoiceGroup } from './choice-group.tsx'
import { MiniPage, SplitPage } from './mini-page.tsx'
import { OwnColor } from './own-color.tsx'
import { Lines, Swatch } from './pictures.tsx'
import { SizeSlider } from './size-slider.tsx'

export function AppearanceChoices() {
  const t = useTexts('customiser')
  const activeTheme = useSetting('activeTheme')
  const { brand: workspaceBrand } = useWorkspace()
  const theme = useSetting('brand') === null ? activeTheme : undefined
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
        value={theme}
        onChoose={settings.setTheme}
        columns={3}
        choices={themes.map((name) => {
          const isReplaced = name === 'BLUE_THEME' && Boolean(workspaceBrand ?? brandConfig.brand)
          return {
            value: name,
            label: t(isReplaced ? 'theme.brand' : `theme.${name}`),
            picture: <Swatch theme={name} brand={name === 'BLUE_THEME' ? workspaceBrand : null} />,
          }
        })}
      />
      <OwnColor />
      <SizeSlider size="borderRadius" preview />
      <SizeSlider size="textSize" />
      <ContrastChoice />
      <ChoiceGroup
        legend={t('density.legend')}
        value={useSetting('density')}
        onChoose={settings.setDensity}
        columns={2}
        choices={densities.map((density) => ({
          value: density,
          label: t(`density.${density}`),
          picture: <Lines look={density} />,
        }))}
      />
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

function ContrastChoice() {
  const t = useTexts('customiser')
  return (
    <ChoiceGroup
      legend={t('contrast.legend')}
      value={useSetting('contrast')}
      onChoose={settings.setContrast}
      columns={2}
      choices={(['system', 'more'] as const).map((contrast) => ({
        value: contrast,
        label: t(`contrast.${contrast}`),
        picture: <Lines look={contrast === 'more' ? 'more' : 'comfortable'} />,
      }))}
    />
  )
}
