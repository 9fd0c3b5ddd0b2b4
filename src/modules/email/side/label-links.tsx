import { IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SideMenuButton } from '#platform/ui/side-pane/side-menu-button.tsx'
import side from '#platform/ui/side-pane/side-pane.module.css'
import type { Label } from '../contract-email.ts'
import { LabelDot } from '../label-chip.tsx'
import { useEmailView } from '../use-email-view.ts'
import { useFacets } from '../use-facets.ts'
import type { MailActions } from '../use-mail-actions.ts'
import { useRights } from '../use-rights.ts'
import { FolderLink } from './folder-link.tsx'
import styles from './side-pane.module.css'

const LabelDialog = lazy(async () => ({ default: (await import('./label-dialog.tsx')).LabelDialog }))

/** Links to the user's labels, with buttons to edit them. */
export function LabelLinks({ actions }: { actions: MailActions }) {
  const t = useTexts('email')
  const rights = useRights()
  const { view } = useEmailView()
  const labels = useFacets()?.labels ?? []
  const [edited, setEdited] = useState<Label | 'new'>()

  if (labels.length === 0 && !rights.create) return null
  return (
    <>
      <div className={styles.headed}>
        <h2>{t('labels.title')}</h2>
        {rights.create && (
          <IconAction
            label={t('labels.new')}
            icon={<IconPlus size={16} aria-hidden />}
            opens="dialog"
            onClick={() => setEdited('new')}
          />
        )}
      </div>
      <ul className={side.group}>
        {labels.map((label) => (
          <FolderLink
            key={label.id}
            view={view}
            target={{ label: label.id }}
            isCurrent={view.label === label.id && !view.q?.trim()}
            icon={<LabelDot color={label.color} />}
            label={label.name}
            count={{ number: label.unread, text: t('count.unread', { count: label.unread }) }}
            isUnread={label.unread > 0}
            onDrop={rights.update ? (target) => actions.label(target, label, true) : undefined}
          >
            {rights.update && (
              <SideMenuButton
                label={t('labels.edit', { label: label.name })}
                opens="dialog"
                onClick={() => setEdited(label)}
              />
            )}
          </FolderLink>
        ))}
      </ul>
      <Suspense>
        {edited !== undefined && (
          <LabelDialog label={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </>
  )
}
