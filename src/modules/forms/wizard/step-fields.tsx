import type { Reason } from '#platform/errors/issue-reason.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Uploads } from '#platform/ui/files/use-uploads.ts'
import { AddressFields } from '../supplier/address-fields.tsx'
import { AgreementFields } from '../supplier/agreement-fields.tsx'
import { CompanyFields } from '../supplier/company-fields.tsx'
import { DocumentsField } from '../supplier/documents-field.tsx'
import { PeopleFields } from '../supplier/people-fields.tsx'
import { Review } from './review.tsx'
import styles from './wizard.module.css'
import type { Step } from './wizard-view.ts'

interface StepFieldsProps {
  step: Step
  draftId: number
  uploads: Uploads
  onDuplicate: (reason?: Reason) => Promise<void>
}

export function StepFields({ step, draftId, uploads, onDuplicate }: StepFieldsProps) {
  const t = useTexts('forms')
  if (step === 'company') return <CompanyFields onDuplicate={onDuplicate} />
  if (step === 'address') return <AddressFields />
  if (step === 'people') return <PeopleFields />
  if (step === 'review') return <Review draftId={draftId} files={uploads.stored} />
  return (
    <>
      <AgreementFields />
      <h3 className={styles.part}>{t('parts.documents')}</h3>
      <DocumentsField uploads={uploads} />
    </>
  )
}
