import { useLocation } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkTabs } from '#platform/ui/link-tabs/link-tabs.tsx'

const pages = [
  { path: '/forms/form-layouts', label: 'layouts' },
  { path: '/forms/form-vertical', label: 'vertical' },
  { path: '/forms/form-horizontal', label: 'horizontal' },
] as const

/** The three pages about layouts. */
export function PageTabs() {
  const t = useTexts('form-layouts')
  const { pathname } = useLocation()
  return (
    <LinkTabs
      className="margin-block-end-6 border-below"
      label={t('pages.label')}
      current={pathname.replace(/\/$/, '')}
      tabs={pages.map(({ path, label }) => ({ name: path, label: t(`pages.${label}`), to: path }))}
    />
  )
}
