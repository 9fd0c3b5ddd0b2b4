import { IconFlask } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { DryRun } from '../contract-automations.ts'
import { StatusMark } from '../marks/status-mark.tsx'
import styles from './automations.module.css'
import { useFieldsText } from './use-fields-text.ts'

interface DryRunResultProps {
  dryRun: { result: DryRun | undefined; isPending: boolean; run: () => void }
  isDisabled: boolean
}

/** Shows which tickets an automation would change now, and changes nothing. */
export function DryRunResult({ dryRun: { result, isPending, run }, isDisabled }: DryRunResultProps) {
  const t = useTexts('tickets')
  const fieldsText = useFieldsText()
  return (
    <section className="grid one-column gap-2" aria-label={t('automations.dryRun')}>
      <Button
        className={styles.start}
        variant="outlined"
        startIcon={<IconFlask size={18} aria-hidden />}
        loading={isPending}
        loadingPosition="start"
        disabled={isDisabled}
        onClick={run}
      >
        {t('automations.dryRun')}
      </Button>
      <p role="status" className="text-quiet text-13">
        {result ? t('automations.found', { count: result.found }) : t('automations.dryRunHint')}
      </p>
      {result && result.changed.length > 0 && (
        <ul className={styles.list}>
          {result.changed.map(({ id, ticketTitle, Status, fields }) => (
            <li key={id} className={styles.row}>
              <span className="flex-1 min-inline-0 truncate" dir="auto">
                #{id} {ticketTitle}
              </span>
              <StatusMark status={Status} />
              <span className="text-quiet text-13">{fieldsText(fields)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
