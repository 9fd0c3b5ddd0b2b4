import { IconPrinter, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SearchField } from '#platform/ui/search/search-field.tsx'
import { useShortcutGroups } from '#platform/web/shortcuts/shortcut-registry.ts'
import { KeyTools } from './key-tools.tsx'
import { sheetGroups } from './sheet-groups.ts'
import { ShortcutRow } from './shortcut-row.tsx'
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
  const [isChanging, setChanging] = useState(false)
  const registered = useShortcutGroups()
  const all = registered.flatMap(({ shortcuts }) => shortcuts)
  const groups = sheetGroups(registered, {
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
        <KeyTools isChanging={isChanging} onChanging={setChanging} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <div className={styles.groups} role="region" aria-labelledby={id} tabIndex={0}>
        {groups.map(([title, shortcuts]) => (
          <section key={title} className={styles.group}>
            <h3 className={styles.title}>{title}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <ShortcutRow key={shortcut.id + shortcut.label} shortcut={shortcut} all={all} isChanging={isChanging} />
              ))}
            </dl>
          </section>
        ))}
        {groups.length === 0 && <p className="text-quiet">{t('none', { q: typed })}</p>}
      </div>
    </dialog>
  )
}

const print = () => window.print()
