import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { toast } from '#platform/ui/toast.ts'
import { useShortcuts } from '#platform/web/use-shortcuts.ts'

const load = () => import('./shortcut-sheet.tsx')
const ShortcutSheet = lazy(async () => ({ default: (await load()).ShortcutSheet }))

/** `?` shows what the keyboard can do here. */
export function ShortcutsPlace() {
  const t = useTexts('shell')
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    load().then(
      () => setOpen(true),
      () => toast({ text: t('shortcuts.failed'), tone: 'error' }),
    )
  useShortcuts(t('shortcuts.everywhere'), [{ keys: '?', label: t('shortcuts.show'), run: () => void open() }])
  if (!isOpen) return null
  return (
    <Suspense>
      <ShortcutSheet onClose={() => setOpen(false)} />
    </Suspense>
  )
}
