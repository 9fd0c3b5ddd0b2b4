import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { HeaderButton } from '#platform/ui/panes/header-button.tsx'
import { Panes, Screen } from '#platform/ui/panes/panes.tsx'
import { linkToCompanies } from './companies-view.ts'
import { CompanyList } from './companies/company-list.tsx'
import { CompanyPane } from './companies/company-pane.tsx'
import { CompaniesImport, CompanyTools } from './companies/company-tools.tsx'
import { useCompanyActions } from './companies/use-company-actions.ts'
import { useCompanyRights } from './companies/use-company-rights.ts'
import { SidePane } from './side/side-pane.tsx'
import { useCompaniesView } from './use-companies-view.ts'

/** Side pane, list of companies and company, of which a small window shows one at a time. */
export function Component() {
  const t = useTexts('contacts')
  const rights = useCompanyRights()
  const actions = useCompanyActions()
  const { view } = useCompaniesView()
  const [isImporting, setImporting] = useState(false)
  const isOpen = view.company !== undefined

  return (
    <Screen
      title={t('companies.title')}
      lead={view.deleted && t('presets.trash')}
      sideLabel={t('side')}
      isOpen={isOpen}
      actions={
        rights.create && (
          <HeaderButton
            label={t('companies.new')}
            icon={<IconPlus aria-hidden />}
            action={linkToCompanies({ company: 'new', edit: undefined }, view)}
            opensField
          />
        )
      }
    >
      <Panes
        side={
          <SidePane view={undefined} isCompanies={!view.deleted}>
            <CompanyTools onImport={() => setImporting(true)} />
          </SidePane>
        }
        list={<CompanyList actions={actions} />}
        detail={isOpen && <CompanyPane actions={actions} />}
      />
      {isImporting && <CompaniesImport onClose={() => setImporting(false)} />}
    </Screen>
  )
}
