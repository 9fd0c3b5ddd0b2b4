import { IconTrash } from '@tabler/icons-react'
import { Checkbox } from '@mui/material'
import { useRef } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { isSelected, type TableSelection } from '#platform/ui/table/use-table-selection.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import type { Notification } from '../contract.ts'
import { NoticeRow } from '../shown/notice-row.tsx'
import { useGroups } from '../shown/use-groups.ts'
import { useNoticeText } from '../shown/use-notice-text.ts'
import styles from './notice-list.module.css'
import type { Actions } from './use-actions.ts'

interface NoticeListProps {
  notices: readonly Notification[]
  selecting: TableSelection<Notification>
  actions: Actions
}

/** Notices by day; `j` and `k` go through them, `x` ticks the one that has the focus. */
export function NoticeList({ notices, selecting, actions }: NoticeListProps) {
  const t = useTexts('notifications')
  const textOf = useNoticeText()
  const list = useRef<HTMLDivElement>(null)
  const groups = useGroups(notices)

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-notice]') ?? [])]
  const focused = () => links().findIndex((link) => link.closest('li')?.contains(document.activeElement))
  const step = (by: number) => {
    const found = links()
    found[Math.max(0, Math.min(found.length - 1, focused() + by))]?.focus()
  }
  const withFocused = (run: (notice: Notification) => void) => () => {
    const id = Number(links()[focused()]?.dataset['notice'])
    const notice = notices.find((one) => one.id === id)
    if (notice) run(notice)
  }
  const tick = (notice: Notification, extend = false) => selecting.tick(notices, notice, extend)
  useShortcuts(t('title'), [
    { keys: 'j', label: t('keys.next'), run: () => step(1) },
    { keys: 'k', label: t('keys.previous'), run: () => step(-1) },
    { keys: 'x', label: t('keys.tick'), run: withFocused((notice) => tick(notice)) },
    { keys: 'u', label: t('keys.read'), run: withFocused(({ id, readAt }) => actions.mark([id], readAt === null)) },
    { keys: '#', label: t('remove'), run: withFocused(({ id }) => actions.remove([id])) },
  ])

  return (
    <div ref={list}>
      {groups.map(({ name, notices: some }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.day}>{name}</h2>
          <ul className="plain-list">
            {some.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                lead={
                  <span className={styles.check}>
                    <Checkbox
                      size="small"
                      checked={isSelected(selecting.selection, notice.id)}
                      slotProps={{ input: { 'aria-label': t('tick', { text: textOf(notice) }) } }}
                      onClick={(event) => tick(notice, event.shiftKey)}
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
