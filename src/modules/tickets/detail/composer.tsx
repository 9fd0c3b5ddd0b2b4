import { IconLock, IconMailForward, IconMessage2Bolt } from '@tabler/icons-react'
import { Tooltip } from '@mui/material'
import { type Ref, useRef, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { prepareRichTextEditor } from '#platform/ui/rich-text/rich-text-editor.tsx'
import { typeAhead } from '#platform/web/shortcuts/type-ahead.ts'
import { useShortcuts } from '#platform/web/shortcuts/use-shortcuts.ts'
import { MacroMenu } from '../macros/macro-menu.tsx'
import type { Ticket } from '../contract.ts'
import type { Macro } from '../contract-timeline.ts'
import { ComposerForm } from './composer-form.tsx'
import styles from './composer.module.css'
import { type Draft, useDraft } from './use-draft.ts'
import { useRights } from '../use-rights.ts'
import { useMacro } from './use-macro.ts'
import { useReadOnlyReason } from './use-read-only-reason.ts'

const kinds = [
  ['reply', IconMailForward],
  ['note', IconLock],
] as const

interface ComposerProps {
  ticket: Ticket
  onStart: () => void
  /** Called while the user writes. */
  onType: () => void
}

/** The composer, or why the user may not reply. */
export function Composer(props: ComposerProps) {
  const t = useTexts('tickets')
  const rights = useRights(props.ticket)
  const readOnlyReason = useReadOnlyReason(props.ticket) ?? (rights.canChange('html') ? undefined : t('whyNot.field'))
  if (readOnlyReason !== undefined)
    return <p className="flex-none padding-3-4 border-above text-quiet text-13">{readOnlyReason}</p>
  return <WritableComposer {...props} />
}

/** The composer, folded until it is used, and open while it has a draft. */
function WritableComposer({ ticket, onStart, onType }: ComposerProps) {
  const t = useTexts('tickets')
  const draftState = useDraft(ticket.id)
  const { draft } = draftState
  const [isOpen, setOpen] = useState(draft.html !== '' || draft.files.length > 0)
  const [isStarted, setStarted] = useState(false)
  const start = (kind: Draft['kind']) => {
    draftState.choose(kind)
    setOpen(true)
    setStarted(true)
    onStart()
  }
  const macros = useRef<HTMLButtonElement>(null)
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const applyMacro = useMacro({ ticket, draftState, onText: () => start(draft.kind) })
  const openMacros = () => setMenu(macros.current)
  useShortcuts(t('detail'), [
    { keys: 'r', label: t('kinds.reply'), run: () => start('reply'), opensField: true },
    { keys: 'n', label: t('kinds.note'), run: () => start('note'), opensField: true },
    ...(isOpen ? [] : [{ keys: 'm', label: t('macros.insert'), run: openMacros }]),
  ])
  if (isOpen)
    return (
      <ComposerForm
        ticket={ticket}
        draftState={draftState}
        applyMacro={applyMacro}
        isFocused={isStarted}
        onType={onType}
        onClose={() => setOpen(false)}
      />
    )
  return (
    <ClosedComposer
      macros={macros}
      onStart={(kind) => typeAhead(() => start(kind))}
      onMacros={setMenu}
      menu={menu}
      onMacro={applyMacro}
    />
  )
}

interface ClosedComposerProps {
  macros: Ref<HTMLButtonElement>
  /** The button at which the menu of macros is open. */
  menu: HTMLElement | null
  onMacros: (anchor: HTMLElement | null) => void
  onMacro: (macro: Macro) => void
  onStart: (kind: Draft['kind']) => void
}

function ClosedComposer({ macros, menu, onMacros, onMacro, onStart }: ClosedComposerProps) {
  const t = useTexts('tickets')
  return (
    <div
      className="flex flex-none wrap gap-2 padding-3-4 border-above"
      onPointerEnter={prepareRichTextEditor}
      onFocus={prepareRichTextEditor}
    >
      {kinds.map(([kind, Icon]) => (
        <button key={kind} type="button" className={styles.start} data-kind={kind} onClick={() => onStart(kind)}>
          <Icon size={18} aria-hidden />
          {t(`begin.${kind}`)}
        </button>
      ))}
      <Tooltip title={t('macros.insert')}>
        <button
          ref={macros}
          type="button"
          className={styles.macros}
          aria-haspopup="menu"
          onClick={(event) => onMacros(event.currentTarget)}
        >
          <IconMessage2Bolt size={18} aria-hidden />
          <span>{t('macros.insert')}</span>
        </button>
      </Tooltip>
      <MacroMenu anchor={menu} onApply={onMacro} onClose={() => onMacros(null)} />
    </div>
  )
}
