import { IconDots } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { User } from '../contract.ts'
import { useDeeds } from '../use-deeds.tsx'

const DeedsMenu = lazy(async () => ({ default: (await import('./deeds-menu.tsx')).DeedsMenu }))

/** The button behind which is what can be done to one account. */
export function UserDeeds({ user }: { user: User }) {
  const t = useTexts('users')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { deeds, question, isPending } = useDeeds(user)
  return (
    <>
      <IconButton
        size="small"
        aria-label={t('deedsOf', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <IconDots size={18} aria-hidden />
      </IconButton>
      <Suspense>
        {anchor && <DeedsMenu user={user} deeds={deeds} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
      {question}
    </>
  )
}
