import { IconLink } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CodePanel, type CodeLines } from './code-panel.tsx'
import styles from './example.module.css'

export interface ExampleEntry {
  /** The hash of its URL. */
  id: string
  title: string
  text: string
  Example: ComponentType
  code: CodeLines
}

/** A live example with its source code. */
export function Example({ id, title, text, Example: Live, code }: ExampleEntry) {
  const t = useTexts('form-elements')
  return (
    <section id={id} className={styles.example} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className="text-21">
          {title}
        </h2>
        <a href={`#${id}`} className={styles.anchor} aria-label={t('linkTo', { title })}>
          <IconLink size={16} aria-hidden />
        </a>
      </header>
      <p className="margin-block-end-4 reading text-quiet">{text}</p>
      <div className={styles.frame}>
        <div className={styles.stage}>
          <Live />
        </div>
        <CodePanel title={title} lines={code} />
      </div>
    </section>
  )
}
