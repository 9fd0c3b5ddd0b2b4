import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import type { Preset } from '../plain-things-view.ts'

interface PlainThingsEmptyProps {
  preset: Preset
  /** Undefined if the user may not add any. */
  onFirst: (() => void) | undefined
  /** Defined if a search found nothing. */
  onClear: (() => void) | undefined
}

export function PlainThingsEmpty({ preset, onFirst, onClear }: PlainThingsEmptyProps) {
  const t = useTexts('plain-things')
  if (onClear) {
    return (
      <EmptyState
        picture="/pictures/empty/nothing-found.svg"
        title={t('empty.found')}
        action={<PlainButton onClick={onClear}>{t('empty.clear')}</PlainButton>}
      />
    )
  }
  if (preset === 'trash') return <EmptyState picture="/pictures/empty/trash-empty.svg" title={t('empty.trash')} />
  return (
    <EmptyState
      picture="/pictures/empty/nothing-planned.svg"
      title={t(`empty.${preset}`)}
      action={
        preset === 'all' &&
        onFirst && (
          <PlainButton kind="filled" onClick={onFirst}>
            {t('empty.first')}
          </PlainButton>
        )
      }
    />
  )
}
