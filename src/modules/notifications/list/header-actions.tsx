import { IconAdjustments, IconChecks } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { Link } from 'react-router'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { preferencesPath } from '../paths.ts'
import type { Actions } from './use-actions.ts'

/** The link to the preferences, and a button that marks all notices as read. */
export function HeaderActions({ hasUnread, actions }: { hasUnread: boolean; actions: Actions }) {
  const t = useTexts('notifications')
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        component={Link}
        to={preferencesPath}
        startIcon={<IconAdjustments size={18} aria-hidden />}
      >
        {t('preferences.title')}
      </Button>
      <Button
        variant="contained"
        startIcon={<IconChecks size={18} aria-hidden />}
        disabled={!hasUnread}
        loading={actions.isMarkingAll}
        onClick={actions.markAll}
      >
        {t('markAll')}
      </Button>
    </>
  )
}
