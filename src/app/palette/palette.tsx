import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { asking } from './search/asking.ts'
import type texts from './locales/en.json'
import { optionId, PaletteList } from './palette-list.tsx'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteState } from './palette-state.tsx'
import styles from './palette.module.css'
import { ScopeTabs } from './scope-tabs.tsx'
import { usePalette } from './use-palette.ts'

declare module '#platform/i18n/use-texts.ts' {
  interface Texts {
    palette: typeof texts
  }
}

registerTexts(import.meta.glob('./locales/*.json'), 'palette')

/** Search dialog: pages and actions are matched locally, records by the server. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts('palette')
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const palette = usePalette(id, { dialog, field, list })
  const { asked, scope, scopes, text, groups, entries, active, narrow, choose } = palette

  return (
    <dialog ref={dialog} className={styles.palette} aria-label={t('title')} closedby="any" onClose={onClose}>
      <div className={styles.head}>
        <IconSearch className="text-quiet" size={20} aria-hidden />
        <input
          ref={field}
          className={styles.field}
          role="combobox"
          aria-label={t('title')}
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? id : undefined}
          aria-activedescendant={active && optionId(id, active)}
          aria-autocomplete="list"
          aria-describedby={`${id}-hints`}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          dir="auto"
          value={palette.typed}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={palette.press}
        />
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <ScopeTabs scopes={scopes} scope={scope} onScope={narrow} />
      <div ref={list} className={styles.body} data-old={asked.isAsking && asked.answer !== undefined}>
        {entries.length > 0 || groups.length > 0 ? (
          <PaletteList
            id={id}
            label={t('results')}
            groups={groups}
            active={active}
            onActive={({ key }) => palette.point(key)}
            onChoose={choose}
          />
        ) : null}
        <PaletteState text={text} asked={asked} isEmpty={entries.length === 0} onAgain={asking.again} />
      </div>
      <div className="visually-hidden" role="status">
        {text && !asked.isAsking && t('found', { count: entries.length })}{' '}
        {asked.answer?.instead !== undefined && t('instead', { q: text, instead: asked.answer.instead })}
      </div>
      <PaletteFoot id={`${id}-hints`} />
    </dialog>
  )
}
