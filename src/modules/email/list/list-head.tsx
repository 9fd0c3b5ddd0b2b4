import { IconX } from '@tabler/icons-react'
import { Button, IconButton } from '@mui/material'
import { counted } from '#platform/numbers/counted.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { SelectionActions } from '#platform/ui/row-list/use-selection.ts'
import check from '#platform/ui/row-list/check.module.css'
import type { Conversation } from '../contract-email.ts'
import { MailTools } from '../tools/mail-tools.tsx'
import type { MailActions, ActionTarget } from '../use-mail-actions.ts'
import styles from './list-head.module.css'
import { SearchBar } from './search-bar.tsx'

interface ListHeadProps {
  total: number
  /** True if `total` is only a lower bound. */
  isLeast: boolean
  shown: readonly Conversation[]
  selecting: SelectionActions<Conversation>
  meant: ActionTarget
  actions: MailActions
  canChange: boolean
}

/** The search field; replaced by a toolbar while conversations are selected. */
export function ListHead({ total, isLeast, shown, selecting, meant, actions, canChange }: ListHeadProps) {
  const t = useTexts('email')
  const { selection } = selecting
  const size = selecting.size(total)
  const isWhole = size > 0 && (selection.all || shown.every(({ threadId }) => selecting.isSelected(threadId)))
  return (
    <>
      <div className={styles.head}>
        {canChange && (
          <label className={styles.all}>
            <input
              type="checkbox"
              className={check.check}
              aria-label={t('list.selectShown', { count: shown.length })}
              disabled={total === 0}
              checked={isWhole}
              ref={(box) => {
                if (box) box.indeterminate = size > 0 && !isWhole
              }}
              onChange={size > 0 ? selecting.clear : () => selecting.mark(shown, true)}
            />
          </label>
        )}
        <SearchBar isHidden={size > 0} onShow={selecting.clear} />
        {size > 0 && (
          <div className="row flex-1 gap-1 min-inline-0" role="toolbar" aria-label={t('list.bulk')}>
            <span className="flex-none semibold tabular" role="status">
              {t('list.selected', { count: size })}
            </span>
            <span className="flex-1" />
            <div className={styles.actions}>
              <MailTools
                meant={meant}
                conversations={selection.all ? shown : [...selection.some.values()]}
                actions={actions}
                onDone={selecting.clear}
              />
            </div>
            <IconButton aria-label={t('list.clear')} onClick={selecting.clear}>
              <IconX size={18} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      {isWhole && total > shown.length && (
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
