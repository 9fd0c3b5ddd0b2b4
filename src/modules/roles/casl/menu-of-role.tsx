import { IconEyeOff } from '@tabler/icons-react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { type MenuEntry, useMenuEntries } from '#platform/web/navigation/menu-entries.ts'
import type { RoleRecord, Topic } from '../contract.ts'
import styles from './menu-of-role.module.css'
import { simulate } from './create-samples.ts'

/** The application's menu as the role sees it, with the number of hidden entries. */
export function MenuOfRole({ role, topics }: { role: RoleRecord; topics: readonly Topic[] }) {
  const t = useTexts('roles')
  const entries = useMenuEntries()
  const isAllowed = simulate(role, '')
  // Entries without rules are visible to everybody.
  const isSeen = ({ topic, action }: MenuEntry) =>
    !topics.some(({ name }) => name === topic) || isAllowed(action, topic)
  const hidden = entries.filter((entry) => !isSeen(entry)).length
  return (
    <div className="grid gap-4">
      <p className="text-quiet">{hidden > 0 ? t('casl.menuHidden', { count: hidden }) : t('casl.menuAll')}</p>
      <div className={styles.sections}>
        {[...Map.groupBy(entries, ({ section }) => section)].map(([section, entries]) => (
          <section key={section}>
            <h3 className="margin-block-end-1 text-quiet text-12 semibold">{section}</h3>
            <ul className="grid gap-1">
              {entries.map((entry) => (
                <li key={entry.to} className={styles.entry} data-seen={isSeen(entry)}>
                  {entry.label}
                  {!isSeen(entry) && (
                    <>
                      <IconEyeOff size={16} aria-hidden />
                      <span className="visually-hidden">{t('casl.hiddenEntry')}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
