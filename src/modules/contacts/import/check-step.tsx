import { Button, DialogActions, DialogContent } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import marks from '#platform/ui/row-list/check.module.css'
import { fieldNames } from '../edit/form-values.ts'
import { Figures } from './figures.tsx'
import styles from './import-dialog.module.css'
import type { Check, RowFault } from './use-import.ts'

const shownMost = 200

interface CheckStepProps {
  check: Check
  onBack: () => void
  onImport: (check: Check, duplicates: 'skip' | 'create') => Promise<void>
}

/** What would happen, before anything does. */
export function CheckStep({ check, onBack, onImport }: CheckStepProps) {
  const t = useTexts('contacts')
  const [duplicates, setDuplicates] = useState<'skip' | 'create'>('skip')
  const { rows, faults, repeated } = check
  const wrong = new Set(faults.map(({ row }) => row)).size
  const fresh = rows.length - wrong - repeated.size
  const count = duplicates === 'create' ? fresh + repeated.size : fresh
  return (
    <>
      <DialogContent>
        <Figures
          figures={[
            { label: t('import.fresh'), value: fresh, tone: 'success' },
            { label: t('import.repeated'), value: repeated.size, tone: 'warning' },
            { label: t('import.wrong'), value: wrong, tone: 'error' },
          ]}
        />
        {repeated.size > 0 && (
          <fieldset className={styles.choices}>
            <legend className={styles.strong}>{t('import.repeatedQuestion', { count: repeated.size })}</legend>
            {(['skip', 'create'] as const).map((choice) => (
              <label key={choice} className={styles.choice}>
                <input
                  type="radio"
                  className={marks.radio}
                  name="duplicates"
                  checked={duplicates === choice}
                  onChange={() => setDuplicates(choice)}
                />
                {t(`import.${choice}`)}
              </label>
            ))}
          </fieldset>
        )}
        {faults.length > 0 && (
          <section className={styles.faults} aria-label={t('import.faults')}>
            <h3 className={styles.strong}>{t('import.faults')}</h3>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('import.row')}</th>
                  <th scope="col">{t('import.value')}</th>
                  <th scope="col">{t('import.fault')}</th>
                </tr>
              </thead>
              <tbody>
                {faults.slice(0, shownMost).map((fault) => (
                  <FaultRow
                    key={`${fault.row} ${fault.path} ${fault.message}`}
                    fault={fault}
                    value={check.rows[fault.row]?.[fault.path]}
                  />
                ))}
              </tbody>
            </table>
            {faults.length > shownMost && (
              <p className={styles.quiet}>{t('import.moreFaults', { count: faults.length - shownMost })}</p>
            )}
          </section>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="contained" disabled={count === 0} onClick={() => void onImport(check, duplicates)}>
          {t('import.run', { count })}
        </Button>
      </DialogActions>
    </>
  )
}

function FaultRow({ fault: { row, path, message }, value }: { fault: RowFault; value: unknown }) {
  const t = useTexts('contacts')
  const field = fieldNames.find((name) => name === path)
  return (
    <tr>
      <th scope="row">{row + 1}</th>
      <td>
        <span className={styles.quiet}>{field ? t(`fields.${field}`) : path}</span>
        {typeof value === 'string' && <bdi className={styles.bad}>{value}</bdi>}
      </td>
      <td>{message}</td>
    </tr>
  )
}
