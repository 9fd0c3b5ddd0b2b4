import { IconDownload, IconFileImport, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useCloseSide } from '#platform/ui/panes/panes.tsx'
import { useExport } from '#platform/ui/records/use-export.ts'
import { SideButton } from '#platform/ui/side-pane/side-button.tsx'
import { SideLink } from '#platform/ui/side-pane/side-link.tsx'
import { api } from '../companies-client.ts'
import { linkToCompanies, toCompanyQuery } from '../companies-view.ts'
import type { Company } from '../contract-companies.ts'
import { companyFileFields, CompanyRowDraft } from '../files/company-files.ts'
import { useCompaniesView } from '../use-companies-view.ts'
import { useCompanyRights } from './use-company-rights.ts'
import { useCompanyTexts } from './use-company-texts.ts'

const RecordsImport = lazy(() => import('#platform/ui/records/import/records-import.tsx'))

const icon = { size: 18, 'aria-hidden': true }

/** Export and trash of companies. */
export function CompanyTools({ onImport }: { onImport: () => void }) {
  const t = useTexts('contacts')
  const rights = useCompanyRights()
  const closeSide = useCloseSide()
  const { view } = useCompaniesView()
  const { run } = useExport<Company>()
  const query = toCompanyQuery(view)
  const startExport = () => {
    closeSide()
    void run({
      list: (walk) => api.list.page({ query: { ...query, ...walk } }),
      file: () => api.export.send({ query }),
    })
  }
  const startImport = () => {
    closeSide()
    onImport()
  }
  return (
    <>
      {rights.create && (
        <li>
          <SideButton
            icon={<IconFileImport {...icon} />}
            label={t('import.title')}
            opens="dialog"
            onClick={startImport}
          />
        </li>
      )}
      <li>
        <SideButton icon={<IconDownload {...icon} />} label={t('export.all')} onClick={startExport} />
      </li>
      <SideLink
        to={linkToCompanies({ deleted: true })}
        isCurrent={view.deleted === true}
        icon={<IconTrash {...icon} />}
        label={t('presets.trash')}
      />
    </>
  )
}

export function CompaniesImport({ onClose }: { onClose: () => void }) {
  const texts = useCompanyTexts()
  const { mutateAsync: send } = useMutation(api.import.mutation())
  const { mutateAsync: change } = useMutation(api.bulk.mutation())
  return (
    <Suspense>
      <RecordsImport
        fields={companyFileFields}
        texts={texts}
        draft={CompanyRowDraft}
        title="name"
        send={(rows, dryRun) => send({ body: { rows, dryRun } })}
        remove={(ids) => change({ body: { ids, deleted: true } })}
        onClose={onClose}
      />
    </Suspense>
  )
}
