import { Button, DialogActions, DialogContent } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { importFields } from './import-columns.ts'
import styles from './import-dialog.module.css'
import type { Import } from './use-import.ts'

/** Which column of the file goes where; the guesses stand there already. */
export function MapStep({ way: { file, mapping, setMapping, check, restart } }: { way: Import }) {
  const t = useTexts('shop')
  if (!file) return null
  const isNamed = Object.values(mapping).includes('title')
  const example = (column: string) => file.rows.find((row) => row[column])?.[column] ?? ''
  return (
    <>
      <DialogContent>
        <p className={styles.lead}>{t('import.mapLead', { count: file.rows.length, name: file.name })}</p>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.field')}</th>
            </tr>
          </thead>
          <tbody>
            {file.columns.map((column) => (
              <tr key={column}>
                <th scope="row">
                  <bdi className={styles.column}>{column}</bdi>
                  <bdi className={styles.example}>{example(column)}</bdi>
                </th>
                <td>
                  <select
                    className={styles.select}
                    aria-label={t('import.fieldOf', { column })}
                    value={mapping[column] ?? ''}
                    data-unused={!mapping[column]}
                    onChange={(event) =>
                      setMapping({ ...mapping, [column]: importFields.find((field) => field === event.target.value) })
                    }
                  >
                    <option value="">{t('import.leaveOut')}</option>
                    {importFields.map((field) => (
                      <option key={field} value={field}>
                        {t(`product.${field}`)}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </DialogContent>
      <DialogActions className={styles.actions}>
        {!isNamed && (
          <p className={styles.hint} role="status">
            {t('import.noName')}
          </p>
        )}
        <Button color="secondary" onClick={restart}>
          {t('import.otherFile')}
        </Button>
        <Button variant="contained" disabled={!isNamed} onClick={() => void check()}>
          {t('import.check')}
        </Button>
      </DialogActions>
    </>
  )
}
