import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkTabs } from '#platform/ui/link-tabs/link-tabs.tsx'
import { getAddress, type ElementName, elements } from './elements.ts'

/** The pages of this module, as links. */
export function ElementTabs({ current }: { current: ElementName }) {
  const t = useTexts('form-elements')
  return (
    <LinkTabs
      className="margin-block-end-6 border-below"
      label={t('title')}
      current={current}
      tabs={elements.map(([name, end]) => ({ name, label: t(`${name}.title`), to: getAddress(end) }))}
    />
  )
}
