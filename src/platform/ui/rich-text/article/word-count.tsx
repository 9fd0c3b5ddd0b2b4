import { type Editor, useEditorState } from '@tiptap/react'
import { useDeferredValue } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './article.module.css'
import { countWords } from '#platform/text/count-words.ts'

const getText = ({ state: { doc } }: Editor) => doc.textBetween(0, doc.content.size, '\n')

/** Number of words, updated when typing pauses. */
export function WordCount({ editor }: { editor: Editor }) {
  const t = useTexts('rich-text')
  const text = useDeferredValue(useEditorState({ editor, selector: () => getText(editor) }))
  return (
    <p className={styles.count}>
      <span className="inline-flex gap-4">
        <span>{t('words', { count: countWords(text) })}</span>
        <span>{t('characters', { count: [...text].length })}</span>
      </span>
      <span className={styles.hint}>{t('insertHint')}</span>
    </p>
  )
}
