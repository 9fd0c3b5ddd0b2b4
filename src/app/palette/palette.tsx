import { IconSearch, IconX } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { registerTexts } from '#platform/i18n/texts.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { recordSearch } from './search/record-search.ts'
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
  const { records, scope, scopes, text, groups, entries, active, changeScope, select } = palette

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
          onChange={(event) => palette.setText(event.target.value)}
          onKeyDown={palette.handleKeyDown}
        />
        <button type="button" className={styles.close} aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <ScopeTabs scopes={scopes} scope={scope} onScope={changeScope} />
      <div ref={list} className={styles.body} data-old={records.isFetching && records.response !== undefined}>
        {entries.length > 0 || groups.length > 0 ? (
          <PaletteList
            id={id}
            label={t('results')}
            groups={groups}
            active={active}
            onActive={({ key }) => palette.highlight(key)}
            onChoose={select}
          />
        ) : null}
        <PaletteState text={text} records={records} isEmpty={entries.length === 0} onRetry={recordSearch.retry} />
      </div>
      <div className="visually-hidden" role="status">
        {text && !records.isFetching && t('found', { count: entries.length })}{' '}
        {records.response?.instead !== undefined && t('instead', { q: text, instead: records.response.instead })}
      </div>
      <PaletteFoot id={`${id}-hints`} />
    </dialog>
  )
}
