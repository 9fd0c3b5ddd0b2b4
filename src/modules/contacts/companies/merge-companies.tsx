import { Autocomplete, TextField } from '@mui/material'
import { useId, useState } from 'react'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { countedInFacet } from '#platform/numbers/counted.ts'
import { FormDialog } from '#platform/ui/form/form-dialog.tsx'
import check from '#platform/ui/row-list/check.module.css'
import type { Company } from '../contract-companies.ts'
import merge from '../duplicates/merge-dialog.module.css'
import { useCompaniesView } from '../use-companies-view.ts'
import { useFoundCompanies } from '../use-found-companies.ts'
import { CompanyMark } from './company-mark.tsx'
import type { CompanyActions } from './use-company-actions.ts'

interface MergeCompaniesProps {
  company: Company
  actions: CompanyActions
  onClose: () => void
}

/** Chooses another company, and which of the two remains. */
export function MergeCompanies({ company, actions, onClose }: MergeCompaniesProps) {
  const t = useTexts('contacts')
  const { setView } = useCompaniesView()
  const [other, setOther] = useState<Company | null>(null)
  const [keepId, setKeepId] = useState(company.id)
  const submit = async () => {
    if (!other) return
    const isSwapped = keepId === other.id
    await actions.merge(...(isSwapped ? ([other, company] as const) : ([company, other] as const)))
    setView({ company: keepId }, { replace: true })
  }
  return (
    <FormDialog
      title={t('companies.merge.title')}
      action={t('duplicates.merge')}
      width="sm"
      isIncomplete={!other}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-quiet">{t('companies.merge.lead')}</p>
      <OtherCompany
        company={company}
        value={other}
        onChange={(chosen) => {
          setOther(chosen)
          setKeepId(company.id)
        }}
      />
      {other && <KeptCompany companies={[company, other]} value={keepId} onChange={setKeepId} />}
    </FormDialog>
  )
}

interface OtherCompanyProps {
  company: Company
  value: Company | null
  onChange: (other: Company | null) => void
}

function OtherCompany({ company, value, onChange }: OtherCompanyProps) {
  const t = useTexts('contacts')
  const [typed, setTyped] = useState('')
  const { companies, isFetching, error } = useFoundCompanies(value?.name === typed ? '' : typed)
  return (
    <Autocomplete
      options={companies.filter(({ id }) => id !== company.id)}
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, chosen) => one.id === chosen.id}
      loading={isFetching}
      loadingText={t('companies.searching')}
      noOptionsText={t(error ? 'rowsBroken' : 'companies.nothing')}
      value={value}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, chosen) => onChange(chosen)}
      renderInput={(props) => (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to choose a company
        <TextField {...props} autoFocus label={t('companies.merge.other')} />
      )}
    />
  )
}

interface KeptCompanyProps {
  companies: readonly Company[]
  value: number
  onChange: (id: number) => void
}

function KeptCompany({ companies, value, onChange }: KeptCompanyProps) {
  const t = useTexts('contacts')
  const name = useId()
  return (
    <fieldset>
      <legend className={merge.legend}>{t('companies.merge.keep')}</legend>
      <div className="overflow-hidden border rounded">
        {companies.map((company) => (
          <label key={company.id} className={merge.option}>
            <input
              type="radio"
              className={check.radio}
              name={name}
              checked={company.id === value}
              onChange={() => onChange(company.id)}
            />
            <CompanyMark size={32} />
            <span className="min-inline-0 medium break-anywhere">
              <bdi {...asWritten(company.name)}>{company.name}</bdi>
              {company.people !== null && (
                <span className="block text-quiet text-13 regular">{t('found', countedInFacet(company.people))}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
