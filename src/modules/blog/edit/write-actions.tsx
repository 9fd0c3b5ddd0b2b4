import { IconEye, IconHistory } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { SaveState } from '#platform/ui/drafts/save-state.tsx'
import { useNavigateHere } from '#platform/web/navigation/use-navigate-here.ts'
import { getDetailPath } from '../blog-paths.ts'
import { getPhase } from '../contract-fields.ts'
import { getFailureReason } from './failure-reason.ts'
import type { DraftState, OpenDraft } from './post-draft.ts'
import type { PublishingState } from './use-publishing.ts'
import styles from './write-actions.module.css'

interface WriteActionsProps {
  draft: OpenDraft
  state: DraftState
  publishing: PublishingState
  onHistory: () => void
}

/** Save status, preview, history and publication. */
export function WriteActions({ draft, state, publishing, onHistory }: WriteActionsProps) {
  const t = useTexts('blog')
  const navigate = useNavigateHere()
  const [isOpening, setOpening] = useState(false)
  const { record: post, status, failure } = state
  const isVisible = post !== undefined && getPhase(post.status) !== 'open'
  const isClean = status === 'saved'

  const preview = async () => {
    setOpening(true)
    const saved = isVisible ? post : await draft.save()
    setOpening(false)
    if (saved) await navigate(getDetailPath(saved.slug))
  }
  return (
    <div className={styles.actions}>
      {status !== 'conflict' && (
        <SaveState status={status} retry={{ label: t('write.tryAgain'), run: () => void draft.save() }}>
          {status === 'failed'
            ? t(`write.failures.${getFailureReason(failure)}`)
            : t(`write.states.${!post && isClean ? 'blank' : status}`)}
        </SaveState>
      )}
      {post && (
        <IconAction
          label={t('write.history')}
          icon={<IconHistory size={20} aria-hidden />}
          opens="dialog"
          onClick={onHistory}
        />
      )}
      {post && (
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<IconEye size={18} aria-hidden />}
          loading={isOpening}
          loadingPosition="start"
          onClick={() => void preview()}
        >
          {t(getPhase(post.status) === 'done' ? 'write.view' : 'write.preview')}
        </Button>
      )}
      <Button
        variant="contained"
        loading={publishing.isBusy}
        disabled={isVisible && isClean}
        onClick={isVisible ? publishing.update : publishing.publish}
      >
        {t(isVisible ? 'write.update' : 'write.publish')}
      </Button>
    </div>
  )
}
