import { useId } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import marks from '#platform/ui/row-list/check.module.css'
import type { DuplicateHandling } from '../contract.ts'
import { useRights } from '../use-rights.ts'
import { ChangeTable } from './change-table.tsx'
import styles from './check-step.module.css'
import { rowName, countUpdates } from './import-figures.ts'
import type { Check } from './use-import.ts'

const maxNames = 10

/** The names of the first rows that match existing contacts. */
const listNames = ({ rows, repeated }: Check) =>
  [...repeated.keys()].slice(0, maxNames).flatMap((index) => rowName(rows[index]) || [])

interface DuplicatesFieldProps {
  check: Check
  value: DuplicateHandling
  onChange: (duplicates: DuplicateHandling) => void
}

/** The choice between skipping, updating and creating rows that match contacts, with the changes of an update. */
export function DuplicatesField({ check, value, onChange }: DuplicatesFieldProps) {
  const t = useTexts('contacts')
  const format = useFormats()
  const rights = useRights()
  const hintId = useId()
  const count = check.repeated.size
  const names = listNames(check)
  const hasOtherMatches = [...check.repeated.values()].some(({ changes }) => changes === null)
  return (
    <fieldset className={styles.choices}>
      <legend className="text-normal text-14 semibold">{t('import.repeatedQuestion', { count })}</legend>
      <p className="text-quiet text-13">
        <bdi>{format.list(count > names.length ? [...names, '…'] : names)}</bdi>
      </p>
      {(['skip', 'update', 'create'] as const).map(
        (choice) =>
          (choice !== 'update' || rights.update) && (
            <label key={choice} className="row gap-3 min-hit-size pointer">
              <input
                type="radio"
                className={marks.radio}
                name="duplicates"
                checked={value === choice}
                aria-describedby={choice === 'update' ? hintId : undefined}
                onChange={() => onChange(choice)}
              />
              {choice === 'update' ? t('import.update', { count: countUpdates(check) }) : t(`import.${choice}`)}
            </label>
          ),
      )}
      {value === 'update' && (
        <>
          <p id={hintId} className="text-quiet text-13">
            {t('import.updateHint')} {hasOtherMatches && t('import.unsure')}
          </p>
          <ChangeTable check={check} />
        </>
      )}
    </fieldset>
  )
}
