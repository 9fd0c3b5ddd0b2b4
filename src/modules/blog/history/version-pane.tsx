import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useFormats } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import type { Version } from '../contract-posts.ts'
import styles from './history-panel.module.css'
import { VersionText } from './version-text.tsx'

const VersionChanges = lazy(async () => ({ default: (await import('./version-changes.tsx')).VersionChanges }))

const tabs = ['text', 'changes'] as const
type VersionTab = (typeof tabs)[number]

interface VersionPaneProps {
  postId: number
  versions: readonly Version[]
  chosen: Version
  language: Language
}

/** A version: its text, or its differences to another one. */
export function VersionPane({ postId, versions, chosen, language }: VersionPaneProps) {
  const t = useTexts('blog')
  const format = useFormats()
  const [tab, setTab] = useState<VersionTab>('text')
  const [comparedId, setCompared] = useState<number>()
  const others = versions.filter(({ id }) => id !== chosen.id)
  // Compare with the preceding version by default; the first one with the latest.
  const defaultCompared = versions[versions.findIndex(({ id }) => id === chosen.id) + 1] ?? versions[0]
  const compared = others.find(({ id }) => id === comparedId) ?? defaultCompared
  const isCompared = tab === 'changes' && compared !== undefined && compared.id !== chosen.id
  const [before, after] = [chosen.id, compared?.id ?? 0].toSorted((one, other) => one - other)

  return (
    <div className="column min-block-0">
      {others.length > 0 && (
        <div className={styles.tools}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={tab}
            aria-label={t('history.shown')}
            onChange={(_, next: VersionTab | null) => next && setTab(next)}
          >
            {tabs.map((name) => (
              <ToggleButton key={name} value={name}>
                {t(`history.sights.${name}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {isCompared && (
            <TextField
              select
              size="small"
              label={t('history.against')}
              value={compared.id}
              onChange={({ target }) => setCompared(Number(target.value))}
              className={styles.against ?? ''}
            >
              {others.map((version) => (
                <MenuItem key={version.id} value={version.id}>
                  {`${format.dateTime(version.at)} · ${version.id === versions[0]?.id ? t('history.now') : t(`history.kinds.${version.kind}`)}`}
                </MenuItem>
              ))}
            </TextField>
          )}
        </div>
      )}
      {isCompared && before !== undefined && after !== undefined ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls
        <article className={styles.text} tabIndex={0} aria-label={t('history.sights.changes')}>
          <Suspense fallback={<SkeletonText lines={8} />}>
            <VersionChanges postId={postId} before={before} after={after} language={language} />
          </Suspense>
        </article>
      ) : (
        <VersionText key={chosen.id} postId={postId} versionId={chosen.id} language={language} />
      )}
    </div>
  )
}
