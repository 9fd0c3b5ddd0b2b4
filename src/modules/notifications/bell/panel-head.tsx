import { IconChecks, IconSettings } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useActions } from '../list/use-actions.ts'
import { preferencesPath } from '../paths.ts'
import styles from './panel.module.css'

interface PanelHeadProps {
  title: string
  hasUnread: boolean
  onLeave: () => void
}

/** The title, a button that marks all notices as read, and the link to the preferences. */
export function PanelHead({ title, hasUnread, onLeave }: PanelHeadProps) {
  const t = useTexts('notifications')
  const { markAll, isMarkingAll } = useActions()
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <button type="button" className={styles.tool} disabled={!hasUnread || isMarkingAll} onClick={markAll}>
        <IconChecks size={18} aria-hidden />
        {t('markAll')}
      </button>
      <Link
        to={preferencesPath}
        className={styles.tool}
        aria-label={t('preferences.title')}
        title={t('preferences.title')}
        onClick={onLeave}
      >
        <IconSettings size={18} aria-hidden />
      </Link>
    </div>
  )
}
