import { IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useFormats } from '#platform/i18n/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toasts/toast.ts'
import { useSavedViews } from './saved-views.ts'
import styles from './view-tabs.module.css'

const SaveView = lazy(async () => ({ default: (await import('./save-view.tsx')).SaveView }))

interface ViewTabsProps {
  /** Name of the table. */
  name: string
  /** `count` is null while unknown, which reserves its space. */
  views: readonly { label: string; search: string; count?: number | null | undefined }[]
  /** The current query string. */
  search: string
  /** The query string without search and order, which identifies the current tab. */
  base: string
}

/** The module's presets, followed by the user's own views. */
export function ViewTabs({ name, views, search, base }: ViewTabsProps) {
  const t = useTexts('platform')
  const format = useFormats()
  const saved = useSavedViews(name)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const all = [...views, ...saved.views.map((view) => ({ ...view, count: undefined }))]
  const isKnown = all.some((view) => view.search === search)
  const current = all.find((view) => view.search === (isKnown ? search : base))
  const isOwn = current !== undefined && all.indexOf(current) >= views.length
  return (
    <nav className={styles.tabs} aria-label={t('table.views')}>
      <ul className="flex flex-none">
        {all.map((view) => (
          <li key={`${view.label} ${view.search}`} className="row">
            <Link
              className={styles.tab}
              to={{ search: view.search && `?${view.search}` }}
              aria-current={view === current ? 'true' : undefined}
              draggable={false}
            >
              <bdi {...asWritten(view.label)}>{view.label}</bdi>
              {view.count !== undefined && (
                <span className={styles.count}>{view.count === null ? '' : format.countInFacet(view.count)}</span>
              )}
            </Link>
            {isOwn && view === current && <RemoveView name={name} view={view} />}
          </li>
        ))}
      </ul>
      {!isKnown && (
        <button
          type="button"
          className={styles.saveButton}
          aria-haspopup="dialog"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t('table.saveView')}
        </button>
      )}
      <Suspense>
        {anchor && (
          <SaveView
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onSave={(label) => {
              saved.save({ label, search })
              setAnchor(null)
              toast({ text: t('table.viewSaved', { name: label }) })
            }}
          />
        )}
      </Suspense>
    </nav>
  )
}

function RemoveView({ name, view }: { name: string; view: { label: string; search: string } }) {
  const t = useTexts('platform')
  const saved = useSavedViews(name)
  const remove = () => {
    const before = saved.views
    saved.remove(view)
    toast({
      text: t('table.viewRemoved', { name: view.label }),
      undo: () => saved.restore(before),
    })
  }
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={t('table.removeView', { name: view.label })}
      onClick={remove}
    >
      <IconX size={14} aria-hidden />
    </button>
  )
}
