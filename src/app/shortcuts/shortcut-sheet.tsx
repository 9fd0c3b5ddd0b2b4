import { IconPrinter, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import { isSingleKey, useShortcutGroups } from '#platform/web/shortcuts/shortcut-registry.ts'
import { useSetting } from '#platform/web/settings/settings.ts'
import { Keys } from './keys.tsx'
import { sheetGroups } from './sheet-groups.ts'
import styles from './shortcut-sheet.module.css'
import { SingleKeySwitch } from './single-key-switch.tsx'

/** The shortcuts of the current screen, and the switch for single keys. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('shortcuts')
  const shell = useTexts('shell')
  const common = useTexts('platform')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [typed, setTyped] = useState('')
  const groups = sheetGroups(useShortcutGroups(), {
    screenTitle: t('here'),
    last: [shell('menu'), shell('shortcuts.everywhere')],
    query: typed,
  })
  useEffect(() => {
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} closedby="any" onClose={onClose}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {t('title')}
        </h2>
        <button type="button" className={styles.tool} title={t('print')} aria-label={t('print')} onClick={print}>
          <IconPrinter size={20} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={common('close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.tools}>
        <SearchField label={t('search')} value={typed} onChange={setTyped} />
        <SingleKeySwitch />
      </div>
      <div className={styles.groups}>
        {groups.map(([title, shortcuts]) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <Row key={keys + label} keys={keys} label={label} />
              ))}
            </dl>
          </section>
        ))}
        {groups.length === 0 && <p className="text-quiet">{t('none', { q: typed })}</p>}
      </div>
    </dialog>
  )
}

function Row({ keys, label }: { keys: string; label: string }) {
  const t = useTexts('shortcuts')
  const isOff = !useSetting('isShortcuts') && isSingleKey(keys)
  return (
    <div className={styles.row} data-off={isOff}>
      <dt>
        {label}
        {isOff && <span className={styles.off}>{t('off')}</span>}
      </dt>
      <dd className={styles.keys}>
        <Keys keys={keys} />
      </dd>
    </div>
  )
}

const print = () => window.print()
