import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { toast } from '#platform/ui/toasts/toast.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'

interface KeyToolsProps {
  isChanging: boolean
  onChanging: (isChanging: boolean) => void
}

/** Lets users choose other keys, and return to the default keys of all screens. */
export function KeyTools({ isChanging, onChanging }: KeyToolsProps) {
  const t = useTexts('shortcuts')
  const ownKeys = useSetting('ownKeys')
  const button = useRef<HTMLButtonElement>(null)
  const reset = () => {
    settings.setOwnKeys({})
    button.current?.focus()
    toast({ text: t('wasReset'), undo: () => settings.setOwnKeys(ownKeys) })
  }
  return (
    <div className="row wrap gap-2" data-print="none">
      <PlainButton ref={button} aria-pressed={isChanging} onClick={() => onChanging(!isChanging)}>
        {t('change')}
      </PlainButton>
      {isChanging && Object.keys(ownKeys).length > 0 && (
        <PlainButton kind="text" onClick={reset}>
          {t('resetAll')}
        </PlainButton>
      )}
    </div>
  )
}
