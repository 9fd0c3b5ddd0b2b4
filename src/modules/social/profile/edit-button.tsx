import { IconPencil } from '@tabler/icons-react'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Profile } from '../contract-people.ts'

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))

export function EditButton({ profile }: { profile: Profile }) {
  const t = useTexts('social')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        aria-haspopup="dialog"
        startIcon={<IconPencil size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('profile.edit')}
      </Button>
      <Suspense>{isOpen && <EditDialog profile={profile} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
