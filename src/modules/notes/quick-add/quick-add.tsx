import { IconChecklist } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import { useAriaKeys } from '#platform/web/shortcuts/own-keys.ts'
import { ColorChoice } from '../color-choice.tsx'
import { colorChoices } from '../contract.ts'
import { IconAction } from '../icon-action.tsx'
import { useQuickNote } from './use-quick-note.ts'
import styles from './quick-add.module.css'

const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent)

/** Field for a new note; the first line becomes the title. */
export function QuickAdd({ ref }: { ref?: Ref<HTMLTextAreaElement> }) {
  const t = useTexts('notes')
  const hintId = useId()
  const keys = useAriaKeys('c')
  const { text, setText, color, setColor, checklist, setChecklist, save } = useQuickNote()
  const lines = text.includes('\n')

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (lines && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    save()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }

  return (
    <form
      className={styles.form}
      data-tone={colorChoices[color].tone}
      data-open={text !== ''}
      aria-label={t('new.label')}
      onSubmit={onSubmit}
    >
      <textarea
        ref={ref}
        className={styles.field}
        rows={1}
        dir={text ? 'auto' : undefined}
        aria-label={t('new.label')}
        aria-describedby={hintId}
        aria-keyshortcuts={keys}
        placeholder={t('new.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row wrap gap-2" hidden={text === ''}>
        <ColorChoice value={color} onChange={setColor} />
        <IconAction label={t('new.checklist')} aria-pressed={checklist} onClick={() => setChecklist(!checklist)}>
          <IconChecklist size={18} aria-hidden />
        </IconAction>
        <span id={hintId} className={styles.hint}>
          {lines ? t(isMac() ? 'new.hintLinesMac' : 'new.hintLines') : t('new.hint')}
        </span>
        <PlainButton kind="filled" type="submit">
          {t('new.save')}
        </PlainButton>
      </div>
    </form>
  )
}
