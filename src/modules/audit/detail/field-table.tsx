import { useTexts } from '#platform/i18n/use-texts.ts'
import type { ChangedRow } from '../contract.ts'
import styles from './field-table.module.css'
import { FieldValue } from './field-value.tsx'
import { type Field, toLabel } from './fields.ts'
import { isLong, TextDiff } from './text-diff.tsx'

/** Old and new values side by side; one column for inserted and deleted rows. */
export function FieldTable({ kind, fields }: { kind: ChangedRow['kind']; fields: readonly Field[] }) {
  const t = useTexts('audit')
  const hasBefore = kind !== 'insert'
  const hasAfter = kind !== 'delete'
  return (
    <table className={styles.table} data-kind={kind}>
      <thead>
        <tr>
          <th scope="col">{t('detail.field')}</th>
          {hasBefore && <th scope="col">{t('detail.before')}</th>}
          {hasAfter && <th scope="col">{t('detail.after')}</th>}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row" dir="ltr">
              {toLabel(name)}
            </th>
            {hasBefore && hasAfter && isLong(before, after) ? (
              <td colSpan={2}>
                <TextDiff before={before} after={after} />
              </td>
            ) : (
              <>
                {hasBefore && (
                  <td className={styles.before} data-label={t('detail.before')}>
                    <FieldValue value={before} />
                  </td>
                )}
                {hasAfter && (
                  <td className={styles.after} data-label={t('detail.after')}>
                    <FieldValue value={after} />
                  </td>
                )}
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
