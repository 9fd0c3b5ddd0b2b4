import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Usage } from '#platform/contracts/usage-contract.ts'
import styles from './quota-row.module.css'

const parts = ['attached', 'pending', 'released'] as const

/** The stored files of a user by state, with sizes. */
export function StoredParts({ stored }: { stored: Usage['stored'] }) {
  const t = useTexts('auth')
  const format = useFormats()
  return (
    <dl className={styles.parts}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{t(`account.usage.stored.${part}`)}</dt>
          <dd>{format.fileSize(stored[part])}</dd>
        </div>
      ))}
    </dl>
  )
}
