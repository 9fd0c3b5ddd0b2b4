import { IconKeyboard, IconLayoutDashboard, IconPalette, IconSearch, IconX } from '@tabler/icons-react'
import { type ComponentType, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { topModal } from '#platform/ui/top-modal.ts'
import { settings } from '#platform/web/settings/settings.ts'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#platform/web/session/session.ts'
import { startPath } from '#app/routing/modules.ts'
import { customiser, palette, shortcutSheet } from '#app/overlays/overlays.ts'
import styles from './onboarding.module.css'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    onboarding: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'onboarding')

const steps = ['find', 'look', 'arrange', 'keys'] as const
type Step = (typeof steps)[number]
const icons: Record<Step, ComponentType<{ size: number }>> = {
  find: IconSearch,
  look: IconPalette,
  arrange: IconLayoutDashboard,
  keys: IconKeyboard,
}

/** Introduces four features, one after the other, and marks each on the screen, which stays usable. */
export function Onboarding({ onClose }: { onClose: () => void }) {
  const t = useTexts('onboarding')
  const id = useId()
  const navigate = useNavigate()
  const user = useQuery(sessionQuery).data?.user.id
  const { pathname } = useLocation()
  const [openedAt] = useState(pathname)
  // Hidden on other screens, and continued on return.
  const isShown = pathname === openedAt || pathname === startPath
  const [at, setAt] = useState(0)
  const step = steps[at] ?? 'find'
  const Icon = icons[step]
  const isLast = at === steps.length - 1
  const actions: Record<Step, () => unknown> = {
    find: palette.open,
    look: customiser.open,
    arrange: () => navigate('/'),
    keys: shortcutSheet.open,
  }

  const end = () => {
    if (user) settings.setWelcomed(user)
    onClose()
  }
  useEscape(isShown, end)
  useMark(step, isShown)
  if (!isShown) return null

  return (
    <aside className={styles.card} aria-labelledby={id} data-print="none">
      <header className="row gap-3">
        <span className={styles.icon}>
          <Icon size={20} aria-hidden />
        </span>
        <h2 id={id} className="flex-1 text-quiet text-13 medium">
          {t('title')}
        </h2>
        <button type="button" className={styles.close} aria-label={t('close')} title={t('close')} onClick={end}>
          <IconX size={18} aria-hidden />
        </button>
      </header>
      <div role="status">
        <h3 className="margin-block-start-3 text-16">{t(`steps.${step}.title`)}</h3>
        <p className={styles.text}>{t(`steps.${step}.text`)}</p>
      </div>
      <footer className="row wrap justify-end gap-2">
        <span className="flex-1 text-quiet text-12 nowrap">{t('step', { at: at + 1, of: steps.length })}</span>
        <PlainButton onClick={() => void actions[step]()}>{t(`steps.${step}.try`)}</PlainButton>
        <PlainButton kind="filled" onClick={isLast ? end : () => setAt(at + 1)}>
          {t(isLast ? 'done' : 'next')}
        </PlainButton>
      </footer>
    </aside>
  )
}

/** Escape ends the tour, unless a dialog is open. */
function useEscape(isShown: boolean, end: () => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isShown && event.key === 'Escape' && !event.defaultPrevented && !topModal()) end()
  })
  useEffect(() => {
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

/** Marks the subject of the step. */
function useMark(step: Step, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return
    document.documentElement.dataset['tour'] = step
    return () => {
      delete document.documentElement.dataset['tour']
    }
  }, [step, isShown])
}
