import { Button, Drawer, IconButton } from '@mui/material'
import { IconArrowBackUp, IconRefresh, IconX } from '@tabler/icons-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { isSameJson } from '#platform/fields/same-json.ts'
import { loadTexts, registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { settings, useSettings } from '#platform/web/settings/settings.ts'
import { defaults, look } from '#platform/web/settings/settings-schema.ts'
import { SingleKeySwitch } from '#app/shortcuts/single-key-switch.tsx'
import { AppearanceChoices } from './appearance-choices.tsx'
import styles from './customiser.module.css'
import { LanguageChoices } from './language-choices.tsx'
import { LayoutChoices } from './layout-choices.tsx'
import { SaveLook } from './save-look.tsx'
import type texts from './locales/en.json'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    customiser: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'customiser')
// Preloaded; if that fails, opening the panel tries again.
for (const namespace of ['customiser', 'shortcuts']) loadTexts(namespace).catch(() => {})

interface CustomiserProps {
  open: boolean
  onClose: () => void
}

/** Panel with all settings of the look; the page beside it shows each change. */
export function Customiser({ open, onClose }: CustomiserProps) {
  const title = useId()
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      disableScrollLock
      slotProps={{
        backdrop: { invisible: true },
        paper: { className: styles.panel ?? '', role: 'dialog', 'aria-modal': true, 'aria-labelledby': title },
      }}
    >
      <Suspense fallback={null}>
        <Panel title={title} onClose={onClose} />
      </Suspense>
    </Drawer>
  )
}

function Panel({ title, onClose }: { title: string; onClose: () => void }) {
  const t = useTexts('customiser')
  return (
    <>
      <header className={styles.head}>
        <h2 id={title} tabIndex={-1}>
          {t('title')}
        </h2>
        <IconButton aria-label={t('close')} edge="end" onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body}>
        <Section title={t('appearance')}>
          <AppearanceChoices />
          <SaveLook />
        </Section>
        <Section title={t('languages')}>
          <LanguageChoices />
        </Section>
        <Section title={t('layout')}>
          <LayoutChoices />
        </Section>
        <Section title={t('keyboard')}>
          <SingleKeySwitch />
        </Section>
      </div>
      <Reset />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}

const isDefault = (now: object) => isSameJson(now, look(defaults))

/** Resets all settings, or undoes the reset. */
function Reset() {
  const t = useTexts('customiser')
  const isDefaultLook = isDefault(look(useSettings()))
  const [undo, setUndo] = useState<{ run: () => Promise<void> }>()
  const canUndo = isDefaultLook && undo
  const reset = () => {
    const { done, undo: run } = settings.reset()
    // If the texts of the default language fail to load, all other settings are reset.
    done.catch(() => {})
    setUndo({ run })
  }
  const undoReset = () => {
    undo?.run().catch(() => {})
    setUndo(undefined)
  }
  return (
    <footer className={styles.foot}>
      <span className="text-quiet text-13" role="status">
        {isDefaultLook && (canUndo ? t('reset.done') : t('reset.usual'))}
      </span>
      {/* One button, so that it keeps the focus. */}
      <Button
        variant="outlined"
        disabled={isDefaultLook && !undo}
        startIcon={canUndo ? <IconArrowBackUp size={18} aria-hidden /> : <IconRefresh size={18} aria-hidden />}
        onClick={canUndo ? undoReset : reset}
      >
        {canUndo ? t('reset.undo') : t('reset.action')}
      </Button>
    </footer>
  )
}
