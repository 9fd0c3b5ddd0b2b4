import { IconX } from '@tabler/icons-react'
import { IconButton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { SkeletonText } from '#platform/ui/states/skeleton.tsx'
import type { ChatsView } from '../chats-view.ts'
import { useChatsView } from '../use-chats-view.ts'
import styles from './details-pane.module.css'
import { FilesPanel } from './files-panel.tsx'
import { PinsPanel } from './pins-panel.tsx'

const AboutPanel = lazy(async () => ({ default: (await import('./about-panel.tsx')).AboutPanel }))

const ThreadsPanel = lazy(async () => ({ default: (await import('./threads-panel.tsx')).ThreadsPanel }))

const panels = { about: AboutPanel, pins: PinsPanel, files: FilesPanel, threads: ThreadsPanel }

/** The side pane of a chat: details, files, pinned messages or threads. */
export function DetailsPane({ panel }: { panel: NonNullable<ChatsView['panel']> }) {
  const t = useTexts('chats')
  const { show } = useChatsView()
  const Panel = panels[panel]
  return (
    <aside className={styles.pane} aria-label={t(`panel.${panel}`)}>
      <header className={styles.head}>
        <h2 className="text-16">{t(`panel.${panel}`)}</h2>
        <IconButton aria-label={t('panel.close')} onClick={() => show(undefined)}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </header>
      <div className="grid content-start gap-5 padding-5 scroll-y">
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Panel />
        </Suspense>
      </div>
    </aside>
  )
}
