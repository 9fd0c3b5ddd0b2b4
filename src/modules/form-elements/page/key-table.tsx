import { useTexts } from '#platform/i18n/use-texts.ts'
import page from './element-page.module.css'
import styles from './key-table.module.css'

export interface KeyRow {
  /** Alternatives, each a combination of keys. */
  keys: readonly (readonly string[])[]
  does: string
}

/** The keyboard shortcuts of an element. */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  const t = useTexts('form-elements')
  return (
    <section id="keyboard" className={page.section} aria-labelledby="keyboard-title">
      <h2 id="keyboard-title">{t('keyboard')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('key')}</th>
            <th scope="col">{t('does')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, does }) => (
            <tr key={keys.flat().join()}>
              <th scope="row" className={styles.keys}>
                <span className={styles.together}>
                  {keys.map((together) => (
                    <span key={together.join()} className={styles.together}>
                      {together.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {key}
                        </kbd>
                      ))}
                    </span>
                  ))}
                </span>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
