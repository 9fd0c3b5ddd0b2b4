import { Button } from '@mui/material'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import { SelectionToolbar } from '#platform/ui/row-list/selection-toolbar.tsx'
import { SelectAll } from '#platform/ui/row-list/select-all.tsx'
import type { Conversation } from '../contract-email.ts'
import { MailTools } from '../tools/mail-tools.tsx'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import styles from './list-head.module.css'
import { SearchBar } from './search-bar.tsx'

interface ListHeadProps {
  total: number
  /** True if `total` is only a lower bound. */
  isLeast: boolean
  conversations: readonly Conversation[]
  selecting: SelectionActions<Conversation>
  target: ActionTarget
  actions: MailActions
  canChange: boolean
}

/** The search field; replaced by a toolbar while conversations are selected. */
export function ListHead({ total, isLeast, conversations, selecting, target, actions, canChange }: ListHeadProps) {
  const t = useTexts('email')
  const { selection } = selecting
  const size = selecting.size(total)
  const isWhole = size > 0 && (selection.all || conversations.every(({ threadId }) => selecting.isSelected(threadId)))
  return (
    <>
      <div className={styles.head}>
        {canChange && (
          <SelectAll
            className={styles.all}
            label={t('list.selectShown', { count: conversations.length })}
            selected={isWhole ? 'all' : size > 0 ? 'some' : 'none'}
            isDisabled={total === 0}
            onChange={size > 0 ? selecting.clear : () => selecting.setSelected(conversations, true)}
          />
        )}
        <SearchBar isHidden={size > 0} onShow={selecting.clear} />
        {size > 0 && (
          <SelectionToolbar
            label={t('list.bulk')}
            selected={t('list.selected', { count: size })}
            clear={{ label: t('list.clear'), run: selecting.clear }}
          >
            <MailTools
              target={target}
              conversations={selection.all ? conversations : [...selection.some.values()]}
              actions={actions}
              onDone={selecting.clear}
            />
          </SelectionToolbar>
        )}
      </div>
      {isWhole && total > conversations.length && (
        <div className={styles.more}>
          {selection.all
            ? t('list.allSelected', counted({ total, isLeast }))
            : t('list.shownSelected', { count: size })}
          <Button size="small" onClick={selection.all ? selecting.clear : selecting.selectAll}>
            {selection.all ? t('list.clear') : t('list.selectAll', counted({ total, isLeast }))}
          </Button>
        </div>
      )}
    </>
  )
}
