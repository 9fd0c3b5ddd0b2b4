import { Fragment } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#platform/ui/card.tsx'
import styles from './custom.module.css'

const rows = [
  { field: 'quantity', keys: ['↑', '↓', 'Page Up', 'Page Down'] },
  { field: 'batch', keys: ['0–9', '←', '→', '⌫'] },
  { field: 'tags', keys: ['Enter', ',', '⌫'] },
  { field: 'color', keys: ['←', '→'] },
  { field: 'rating', keys: ['←', '→'] },
  { field: 'delivery', keys: ['←', '→'] },
  { field: 'details', keys: ['Ctrl B', 'Ctrl K'] },
] as const

/** Keyboard shortcuts of the custom fields. */
export function KeysCard() {
  const t = useTexts('form-layouts')
  return (
    <Card title={t('keys')}>
      <dl className={styles.keys}>
        {rows.map(({ field, keys }) => (
          <Fragment key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}
