import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { importFields } from './import-columns.ts'
import styles from './import-dialog.module.css'
import type { Outcome, RowFault } from './use-import.ts'

const shownMost = 200

interface OutcomeViewProps {
  outcome: Outcome
  /** What the rows hold, to show what is wrong with them. */
  valueOf: (fault: RowFault) => unknown
}

/** How many rows become new products, change others, or are refused, and why. */
export function OutcomeView({ outcome: { createdCount, updated, refused, faults }, valueOf }: OutcomeViewProps) {
  const t = useTexts('shop')
  const format = useFormats()
  const figures = [
    { label: t('import.created'), value: createdCount, tone: 'success' },
    { label: t('import.updated'), value: updated, tone: 'info' },
    { label: t('import.refused'), value: refused, tone: 'error' },
  ]
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(({ label, value, tone }) => (
          <div key={label} data-tone={value === 0 ? undefined : tone}>
            <dt>{label}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
      {faults.length > 0 && (
        <section className={styles.faults} aria-label={t('import.faults')}>
          <h3 className={styles.strong}>{t('import.faults')}</h3>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('import.row')}</th>
                <th scope="col">{t('import.field')}</th>
                <th scope="col">{t('import.fault')}</th>
              </tr>
            </thead>
            <tbody>
              {faults.slice(0, shownMost).map((fault) => (
                <Fault key={`${fault.row} ${fault.path} ${fault.message}`} fault={fault} value={valueOf(fault)} />
              ))}
            </tbody>
          </table>
          {faults.length > shownMost && (
            <p className={styles.quiet}>{t('import.moreFaults', { count: faults.length - shownMost })}</p>
          )}
        </section>
      )}
    </>
  )
}

function Fault({ fault: { row, path, message }, value }: { fault: RowFault; value: unknown }) {
  const t = useTexts('shop')
  const format = useFormats()
  const field = importFields.find((name) => name === path.split('.')[0])
  return (
    <tr>
      <th scope="row">{format.number(row + 1)}</th>
      <td>
        {field ? t(`product.${field}`) : path}
        {value !== undefined && <bdi className={styles.bad}>{String(value)}</bdi>}
      </td>
      <td>{field ? t(value === undefined ? 'import.missing' : `import.wrong.${field}`) : message}</td>
    </tr>
  )
}
