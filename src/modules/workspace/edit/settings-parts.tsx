import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#platform/ui/states/skeleton.tsx'
import { AccountFields, CompanyFields, ProductFields } from './field-groups.tsx'
import { SettingsPart } from './settings-part.tsx'

// Below the fold.
const UsualFields = lazy(async () => ({ default: (await import('./default-fields.tsx')).DefaultFields }))

/** The fields of the settings, by subject. */
export function SettingsParts() {
  const t = useTexts('workspace')
  return (
    <>
      <SettingsPart title={t('parts.product')} text={t('parts.productText')}>
        <ProductFields />
      </SettingsPart>
      <SettingsPart title={t('parts.company')} text={t('parts.companyText')}>
        <CompanyFields />
      </SettingsPart>
      <SettingsPart title={t('parts.account')} text={t('parts.accountText')}>
        <AccountFields />
      </SettingsPart>
      <SettingsPart title={t('parts.usual')} text={t('parts.usualText')}>
        <Suspense fallback={<Skeleton height={200} />}>
          <UsualFields />
        </Suspense>
      </SettingsPart>
    </>
  )
}
