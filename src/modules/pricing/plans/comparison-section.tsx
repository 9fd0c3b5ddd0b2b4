import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { comparison, type Mark } from './comparison.ts'
import styles from './comparison.module.css'
import { plans } from '../plans.ts'

function Marked({ mark }: { mark: Mark }) {
  const t = useTexts('pricing')
  if (typeof mark === 'string') return t(mark)
  const Icon = mark ? IconCheck : IconMinus
  return (
    <>
      <Icon className={mark ? styles.yes : styles.no} size={18} aria-hidden />
      <span className="visually-hidden">{t(mark ? 'compare.yes' : 'compare.no')}</span>
    </>
  )
}

/** The table that compares the plans. */
export function ComparisonSection() {
  const t = useTexts('pricing')
  const title = useId()
  return (
    <section className="grid gap-4 margin-block-start-4" aria-labelledby={title}>
      <h2 id={title}>{t('compare.title')}</h2>
      <table className={styles.table} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.what')}</span>
            </th>
            {plans.map(({ id }) => (
              <th key={id} scope="col">
                {t(`plans.${id}.name`)}
              </th>
            ))}
          </tr>
        </thead>
        {comparison.map((group) => (
          <tbody key={group.title}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {t(group.title)}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{t(row.label)}</th>
                {plans.map((plan) => (
                  <td key={plan.id}>
                    <Marked mark={row.marks[plan.id]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
