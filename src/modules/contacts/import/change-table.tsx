import { useTexts } from '#platform/i18n/use-texts.ts'
import { choiceText } from '#platform/ui/fields/field-texts.ts'
import { toContactCell } from '../files/contact-cells.ts'
import { ContactChanges } from '../contract.ts'
import { contactFields } from '../contract-fields.ts'
import { fieldNames } from '../edit/form-values.ts'
import { useContactTexts } from '../use-contact-texts.ts'
import styles from './check-step.module.css'
import { rowName } from './import-figures.ts'
import type { Check, Match } from './use-import.ts'

const maxContacts = 100

/** The changes of an import, by contact and field. */
export function ChangeTable({ check: { rows, repeated } }: { check: Check }) {
  const t = useTexts('contacts')
  const changed = [...repeated].flatMap(([row, { changes }]) => (changes?.length ? { row, changes } : []))
  if (changed.length === 0) return null
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('import.field')}</th>
          <th scope="col">{t('import.before')}</th>
          <th scope="col">{t('import.after')}</th>
        </tr>
      </thead>
      {changed.slice(0, maxContacts).map(({ row, changes }) => (
        <tbody key={row}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              <bdi>{rowName(rows[row])}</bdi>
            </th>
          </tr>
          {changes.map((change) => (
            <ChangeRow key={change.field} change={change} />
          ))}
        </tbody>
      ))}
      {changed.length > maxContacts && (
        <tfoot>
          <tr>
            <td colSpan={3}>{t('import.moreFaults', { count: changed.length - maxContacts })}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function ChangeRow({ change: { field, before, after } }: { change: NonNullable<Match['changes']>[number] }) {
  const t = useTexts('contacts')
  const texts = useContactTexts()
  const name = fieldNames.find((one) => one === field)
  if (!name) return null
  const formatValue = (value: unknown) => {
    const parsed = ContactChanges.parse({ [name]: value })[name]
    const text = parsed === undefined ? '' : toContactCell(contactFields[name], parsed)
    return name === 'department' ? choiceText(texts, name, text) : text
  }
  return (
    <tr>
      <th scope="row">{t(`fields.${name}`)}</th>
      <td>
        <bdi>{formatValue(before) || '–'}</bdi>
      </td>
      <td>
        <bdi>{formatValue(after)}</bdi>
      </td>
    </tr>
  )
}
