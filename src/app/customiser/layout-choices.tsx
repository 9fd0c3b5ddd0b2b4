import { useTexts } from '#platform/i18n/use-texts.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { ChoiceGroup } from './choice-group.tsx'
import styles from './customiser.module.css'
import { MiniPage } from './mini-page.tsx'
import { SizeSlider } from './size-slider.tsx'

export function LayoutChoices() {
  const t = useTexts('customiser')
  const isHorizontal = useSetting('isHorizontal')
  const isCollapse = useSetting('isCollapse')
  return (
    <>
      <ChoiceGroup
        legend={t('navigation.legend')}
        value={isHorizontal}
        onChoose={settings.toggleHorizontal}
        columns={2}
        choices={[
          { value: false, label: t('navigation.sidebar'), picture: <MiniPage /> },
          { value: true, label: t('navigation.horizontal'), picture: <MiniPage menu="top" /> },
        ]}
      />
      <ChoiceGroup
        legend={t('sidebar.legend')}
        value={isCollapse}
        onChoose={(selected) => {
          if (selected !== isCollapse) settings.toggleSidebar()
        }}
        columns={2}
        unavailable={isHorizontal && t('sidebar.unavailable')}
        choices={[
          { value: false, label: t('sidebar.wide'), picture: <MiniPage /> },
          { value: true, label: t('sidebar.narrow'), picture: <MiniPage menu="narrow" /> },
        ]}
      />
      <ChoiceGroup
        legend={t('content.legend')}
        value={useSetting('isLayout')}
        onChoose={settings.toggleLayout}
        columns={2}
        choices={[
          { value: 'boxed', label: t('content.boxed'), picture: <MiniPage menu="narrow" content="boxed" /> },
          { value: 'full', label: t('content.full'), picture: <MiniPage menu="narrow" content="full" /> },
        ]}
      />
      <details className={styles.sizes}>
        <summary className={styles.summary}>{t('size.legend')}</summary>
        <SizeSlider size="SidebarWidth" />
        <SizeSlider size="MiniSidebarWidth" />
        <SizeSlider size="TopbarHeight" />
      </details>
    </>
  )
}
