import { IconX } from '@tabler/icons-react'
import { Fragment, useEffect, useId, useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { keyNames } from '#platform/web/shortcut-keys.ts'
import { type Shortcut, useShortcutGroups } from '#platform/web/shortcut-registry.ts'
import styles from './shortcut-sheet.module.css'

/** What can be pressed on the screen that is open. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const groups = grouped(useShortcutGroups(), t('shortcuts.everywhere'), t('shortcuts.here'))
  useEffect(() => dialog.current?.showModal(), [])

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={id} closedby="any" onClose={onClose}>
      <header className={styles.head}>
        <h2 id={id}>{t('shortcuts.title')}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('shortcuts.close')}
          onClick={() => dialog.current?.close()}
        >
          <IconX size={20} aria-hidden />
        </button>
      </header>
      <div className={styles.groups}>
        {groups.map(([title, shortcuts]) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.list}>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys + label} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.keys}>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </dialog>
  )
}

function Keys({ keys }: { keys: string }) {
  const t = useTexts('shell')
  return keys.split(' ').map((step, at) => (
    <Fragment key={step}>
      {at > 0 && <span className={styles.then}>{t('shortcuts.then')}</span>}
      {keyNames(step).map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </Fragment>
  ))
}

type Group = ReturnType<typeof useShortcutGroups>[number]

/** By title, what holds everywhere last; what a part without a title brings stands with the screen's own. */
function grouped(groups: readonly Group[], everywhere: string, here: string) {
  const screen = groups.find(({ title }) => title !== undefined && title !== everywhere)?.title ?? here
  const found = new Map<string, Shortcut[]>()
  for (const { title = screen, shortcuts } of groups) found.set(title, [...(found.get(title) ?? []), ...shortcuts])
  return [...found]
    .filter(([, shortcuts]) => shortcuts.length > 0)
    .toSorted(([one], [other]) => Number(one === everywhere) - Number(other === everywhere))
}
