import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { connection } from '#platform/web/api/live.ts'
import type { SearchState } from './search/record-search.ts'
import styles from './palette.module.css'

interface PaletteStateProps {
  text: string
  records: SearchState
  isEmpty: boolean
  onRetry: () => void
}

/** Status besides the results: an error, no connection, no matches. */
export function PaletteState({ text, records: { isFetching, error }, isEmpty, onRetry }: PaletteStateProps) {
  const t = useTexts('palette')
  const isOffline = connection.useValue() === 'offline'
  if (error)
    return (
      <p className={styles.error}>
        {isOffline ? <IconCloudOff size={18} aria-hidden /> : <IconAlertCircle size={18} aria-hidden />}
        <span>{t(isOffline ? 'offline' : 'failed')}</span>
        <PlainButton onClick={onRetry}>{t('again')}</PlainButton>
      </p>
    )
  if (isEmpty && !isFetching && text)
    return (
      <EmptyState
        small
        as="p"
        picture="/pictures/empty/nothing-found.svg"
        title={t('none', { q: text })}
        text={t('noneText')}
      />
    )
  return null
}
