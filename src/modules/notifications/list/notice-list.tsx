import { IconTrash } from '@tabler/icons-react'
import { Checkbox } from '@mui/material'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import type { TableSelection } from '#platform/ui/table/use-table-selection.ts'
import type { Notification } from '../contract.ts'
import { NoticeRow } from '../shown/notice-row.tsx'
import { useGroups } from '../shown/use-groups.ts'
import { useNoticeText } from '../shown/use-notice-text.ts'
import styles from './notice-list.module.css'
import type { Actions } from './use-actions.ts'
import { useListKeys } from './use-list-keys.ts'

interface NoticeListProps {
  notices: readonly Notification[]
  selecting: TableSelection<Notification>
  actions: Actions
}

/** Notices by day, with checkboxes. */
export function NoticeList({ notices, selecting, actions }: NoticeListProps) {
  const t = useTexts('notifications')
  const getNoticeText = useNoticeText()
  const list = useRef<HTMLDivElement>(null)
  const groups = useGroups(notices)
  const toggleRow = (notice: Notification, extend = false) => selecting.toggle(notices, notices.indexOf(notice), extend)
  useListKeys({ list, notices, actions, onSelect: (notice) => toggleRow(notice) })

  return (
    <div ref={list}>
      {groups.map(({ name, notices: groupNotices }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.day}>{name}</h2>
          <ul className="plain-list">
            {groupNotices.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                lead={
                  <span className={styles.check}>
                    <Checkbox
                      size="small"
                      checked={selecting.isSelected(notice.id)}
                      slotProps={{ input: { 'aria-label': t('select', { text: getNoticeText(notice) }) } }}
                      onClick={(event) => toggleRow(notice, event.shiftKey)}
                      onChange={() => {}}
                    />
                  </span>
                }
                tools={
                  <span className={styles.remove}>
                    <IconAction
                      label={t('remove')}
                      icon={<IconTrash size={18} aria-hidden />}
                      isDisabled={actions.isPending}
                      onClick={() => actions.remove([notice.id])}
                    />
                  </span>
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
