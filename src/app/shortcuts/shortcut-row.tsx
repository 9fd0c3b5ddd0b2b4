import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { settings, useSetting } from '#platform/web/settings/settings.ts'
import { defaultKeys } from '#platform/web/shortcuts/own-keys.ts'
import { isSingleKey, type ListedShortcut } from '#platform/web/shortcuts/shortcut-registry.ts'
import { findClash, isRebindable } from './chosen-keys.ts'
import { KeyRecorder, getText } from './key-recorder.tsx'
import { Keys } from './keys.tsx'
import styles from './shortcut-sheet.module.css'

interface ShortcutRowProps {
  shortcut: ListedShortcut
  /** All shortcuts of the screen. */
  all: readonly ListedShortcut[]
  /** Whether the keys can be changed now. */
  isChanging: boolean
}

export function ShortcutRow({ shortcut, all, isChanging }: ShortcutRowProps) {
  const t = useTexts('shortcuts')
  const { id, keys, label } = shortcut
  const isOff = !useSetting('isShortcuts') && isSingleKey(keys)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Chosen on another screen.
  const clash = keys === defaultKeys(id) ? undefined : findClash(shortcut, keys, all)
  const close = () => {
    flushSync(() => setOpen(false))
    button.current?.focus()
  }
  const choose = (chosen: string) => {
    const { [id]: _, ...others } = settings.get().ownKeys
    settings.setOwnKeys(chosen === defaultKeys(id) ? others : { ...others, [id]: chosen })
    close()
    toast({ text: t('changed', { label, keys: getText(chosen, t('then')) }), tone: 'success' })
  }

  return (
    <div className={styles.row} data-off={isOff}>
      <dt>
        {label}
        {isOff && <span className={styles.disabled}>{t('off')}</span>}
        {clash && (
          <span className={styles.clash}>{t('clash', { keys: getText(keys, t('then')), label: clash.label })}</span>
        )}
      </dt>
      <dd className={styles.keys}>
        {isOpen && isChanging ? (
          <KeyRecorder shortcut={shortcut} all={all} onChoose={choose} onCancel={close} />
        ) : (
          <>
            <Keys keys={keys} />
            {isChanging && isRebindable(shortcut) && (
              <button
                ref={button}
                type="button"
                className={styles.tool}
                title={t('change')}
                aria-label={t('changeOf', { label, keys: getText(keys, t('then')) })}
                onClick={() => setOpen(true)}
              >
                <IconPencil size={18} aria-hidden />
              </button>
            )}
          </>
        )}
      </dd>
    </div>
  )
}
