import { IconArrowLeft, IconArrowMerge, IconPencil, IconRestore, IconTrash, IconX } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PurgeDialog } from '#platform/ui/records/purge-dialog.tsx'
import { IconAction } from '#platform/ui/icon-action.tsx'
import panes from '#platform/ui/panes/panes.module.css'
import type { Company } from '../contract-companies.ts'
import styles from '../detail/detail-pane.module.css'
import { useCompaniesView } from '../use-companies-view.ts'
import type { CompanyActions } from './use-company-actions.ts'
import { useCompanyRights } from './use-company-rights.ts'

const MergeCompanies = lazy(async () => ({ default: (await import('./merge-companies.tsx')).MergeCompanies }))

interface CompanyHeadProps {
  title?: string
  company?: Company
  isEditing?: boolean
  actions?: CompanyActions
}

/** The title of the pane, and the actions that the user may take on the open company. */
export function CompanyHead({ title, company, isEditing = false, actions }: CompanyHeadProps) {
  const t = useTexts('contacts')
  const { close } = useCompaniesView()
  return (
    <header className={styles.head}>
      <IconButton className={panes.backButton} aria-label={t('back')} onClick={close}>
        <IconArrowLeft size={20} aria-hidden className="mirrored" />
      </IconButton>
      {(title || isEditing) && <h2 className="min-inline-0 truncate">{title ?? t('companies.editing')}</h2>}
      <span className="flex-1" />
      {company && actions && !isEditing && !company.deleted && <Actions company={company} actions={actions} />}
      {company?.deleted && actions && <TrashedActions company={company} actions={actions} />}
      <span className={panes.close}>
        <IconAction label={t('close')} icon={<IconX size={18} aria-hidden />} onClick={close} />
      </span>
    </header>
  )
}

interface ActionsProps {
  company: Company
  actions: CompanyActions
}

function Actions({ company, actions }: ActionsProps) {
  const t = useTexts('contacts')
  const rights = useCompanyRights(company)
  const { edit, close } = useCompaniesView()
  const [isMerging, setMerging] = useState(false)
  const trash = () => {
    close()
    actions.trash(company)
  }
  return (
    <>
      {rights.update && rights.remove && (
        <IconAction
          label={t('companies.merge.open')}
          icon={<IconArrowMerge size={18} aria-hidden />}
          opens="dialog"
          onClick={() => setMerging(true)}
        />
      )}
      {rights.update && (
        <IconAction label={t('edit')} icon={<IconPencil size={18} aria-hidden />} onClick={() => edit(company.id)} />
      )}
      {rights.update && rights.remove && (
        <IconAction label={t('delete')} icon={<IconTrash size={18} aria-hidden />} onClick={trash} />
      )}
      {isMerging && (
        <Suspense>
          <MergeCompanies company={company} actions={actions} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </>
  )
}

function TrashedActions({ company, actions }: ActionsProps) {
  const t = useTexts('contacts')
  const rights = useCompanyRights(company)
  const { close } = useCompaniesView()
  const [isAsking, setAsking] = useState(false)
  const afterClosing = (action: (company: Company) => void) => () => {
    close()
    action(company)
  }
  return (
    <>
      {rights.update && (
        <IconAction
          label={t('restore')}
          icon={<IconRestore size={18} aria-hidden />}
          onClick={afterClosing(actions.restore)}
        />
      )}
      {rights.remove && (
        <IconAction label={t('purge')} icon={<IconTrash size={18} aria-hidden />} onClick={() => setAsking(true)} />
      )}
      {isAsking && (
        <PurgeDialog name={company.name} onConfirm={afterClosing(actions.purge)} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
