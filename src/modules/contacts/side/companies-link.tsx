import { IconBuilding } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SideLink } from '#platform/ui/side-pane/side-link.tsx'
import { useCan } from '#platform/web/session/session.ts'
import { companyCount } from '../companies-client.ts'
import { linkToCompanies } from '../companies-view.ts'
import { companies } from '../contract-companies.ts'

/** A link to the companies with their number, for users who may read them. */
export function CompaniesLink({ isCurrent }: { isCurrent: boolean }) {
  const t = useTexts('contacts')
  const can = useCan()
  const isReadable = can('read', companies.name)
  const { data } = useQuery({ ...companyCount, enabled: isReadable })
  return (
    isReadable && (
      <SideLink
        to={linkToCompanies({})}
        isCurrent={isCurrent}
        icon={<IconBuilding size={18} aria-hidden />}
        label={t('companies.title')}
        count={data?.total}
      />
    )
  )
}
