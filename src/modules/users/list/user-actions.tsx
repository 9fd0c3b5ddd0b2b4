import { IconDots } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { User } from '../contract.ts'
import { useAccountActions } from '../use-account-actions.tsx'

const ActionsMenu = lazy(async () => ({ default: (await import('./actions-menu.tsx')).ActionsMenu }))

/** Button that opens the menu of an account. */
export function UserActions({ user }: { user: User }) {
  const t = useTexts('users')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { actions, question, isPending } = useAccountActions(user)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('actionsOf', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </IconButton>
      <Suspense>
        {anchor && <ActionsMenu user={user} actions={actions} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
      {question}
    </>
  )
}
