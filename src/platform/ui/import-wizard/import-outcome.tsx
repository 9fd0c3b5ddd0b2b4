import type { ReactNode } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import type { ImportTexts } from './import-texts.ts'
import styles from './import-wizard.module.css'

const maxFaults = 200

interface ImportFiguresProps {
  figures: readonly { label: string; value: number; tone: 'success' | 'info' | 'warning' | 'error' }[]
}

/** Number of rows by result of the import or the dry run. */
export function ImportFigures({ figures }: ImportFiguresProps) {
  const format = useFormats()
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, tone }) => (
        <div key={label} data-tone={value === 0 ? undefined : tone}>
          <dt>{label}</dt>
          <dd>{format.number(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** An error in a row of the file, counted from 0. */
export interface RowFault {
  row: number
  path: string
  message: string
}

interface ImportFaultsProps {
  t: ImportTexts
  valueLabel: string
  faults: readonly RowFault[]
  describe: (fault: RowFault) => { field: ReactNode; value: string | undefined; message: string }
}

/** The rejected rows with field, value and error. */
export function ImportFaults({ t, valueLabel, faults, describe }: ImportFaultsProps) {
  const format = useFormats()
  if (faults.length === 0) return null
  return (
    <section className={styles.errors} aria-label={t('import.faults')}>
      <h3 className="text-normal text-14 semibold">{t('import.faults')}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            <th scope="col">{valueLabel}</th>
            <th scope="col">{t('import.fault')}</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, maxFaults).map((fault) => {
            const { field, value, message } = describe(fault)
            return (
              <tr key={`${fault.row} ${fault.path} ${fault.message}`}>
                <th scope="row">{format.number(fault.row + 1)}</th>
                <td>
                  {field}
                  {value !== undefined && <bdi className="block">{value}</bdi>}
                </td>
                <td>{message}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {faults.length > maxFaults && (
        <p className="text-quiet text-13">{t('import.moreFaults', { count: faults.length - maxFaults })}</p>
      )}
    </section>
  )
}
