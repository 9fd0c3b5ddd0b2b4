import type { KeyboardEvent } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { onRowKey, rowShortcuts } from '#platform/ui/row-list/row-keys.ts'
import type { PagedRows } from '#platform/ui/row-list/use-paged-rows.ts'
import type { RowFocus } from '#platform/ui/row-list/use-row-focus.ts'
import { commandKeys } from '#platform/web/shortcuts/own-keys.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Company } from '../contract-companies.ts'
import { useCompaniesView } from '../use-companies-view.ts'
import type { CompanyActions } from './use-company-actions.ts'
import { useCompanyRights } from './use-company-rights.ts'

interface Keys {
  rows: PagedRows<Company>
  focus: RowFocus
  perPage: number
  openId: number | undefined
  actions: CompanyActions
}

/** The keys of the list, for the row that has the focus. */
export function useCompanyKeys({ rows, focus, perPage, openId, actions }: Keys) {
  const t = useTexts('contacts')
  const rights = useCompanyRights()
  const { view, setView, open, edit, close } = useCompaniesView()

  useShortcuts(t('companies.title'), [
    ...rowShortcuts({
      labels: { next: t('companies.next'), previous: t('companies.previous') },
      focus,
      count: rows.total,
      openIndex: openId === undefined ? undefined : rows.indexOf(openId),
      openAt(index) {
        const company = rows.rowAt(index)
        if (company && !view.edit) setView({ company: company.id }, { replace: true })
      },
    }),
    ...(rights.update ? [{ keys: 'e', label: t('edit'), isOwn: true }] : []),
    ...(rights.remove ? [{ keys: '#', label: t('delete'), isOwn: true }] : []),
  ])

  const trash = (company: Company) => rights.remove && !company.deleted && actions.trash(company)
  const keys: Record<string, (company: Company) => void> = {
    Enter: ({ id }) => open(id),
    e: ({ id, deleted }) => rights.update && !deleted && edit(id),
    '#': trash,
    Delete: trash,
  }

  return (event: KeyboardEvent) =>
    onRowKey(event, {
      focus,
      count: rows.total,
      perPage,
      escape: close,
      onKey({ nativeEvent }, index) {
        const action = keys[commandKeys(nativeEvent)]
        const company = rows.rowAt(index)
        if (!action || !company) return
        event.preventDefault()
        action(company)
      },
    })
}
