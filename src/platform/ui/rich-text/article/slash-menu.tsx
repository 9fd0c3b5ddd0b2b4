import { Popper } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { useEffect, useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import styles from './article.module.css'
import { type BlockName, blocks } from './blocks.ts'
import { matchingBlocks, slashQuery } from './slash-query.ts'

interface SlashMenuProps {
  editor: Editor
  onPicture: () => void
}

/** What the line can become, once `/` is typed at its start; the text keeps the focus. */
export function SlashMenu({ editor, onPicture }: SlashMenuProps) {
  const t = useTexts('richText')
  const asked = useEditorState({ editor, selector: () => slashQuery(editor.state) })
  const [closedAt, setClosedAt] = useState<number>()
  const names = asked ? matchingBlocks(asked.query, (name) => t(name)) : []
  // Escape counts for this `/` and not for the next one.
  if (!asked && closedAt !== undefined) setClosedAt(undefined)
  if (!asked || asked.from === closedAt || names.length === 0) return null
  return (
    <Choices
      editor={editor}
      asked={asked}
      names={names}
      onPicture={onPicture}
      onClose={() => setClosedAt(asked.from)}
    />
  )
}

interface ChoicesProps extends SlashMenuProps {
  asked: NonNullable<ReturnType<typeof slashQuery>>
  names: readonly BlockName[]
  onClose: () => void
}

function Choices({ editor, asked, names, onPicture, onClose }: ChoicesProps) {
  const t = useTexts('richText')
  const listId = useId()
  const [chosen, setChosen] = useState({ query: '', index: 0 })
  const index = chosen.query === asked.query ? Math.min(chosen.index, names.length - 1) : 0
  const active = `${listId}-${names[index]}`

  const choose = (name: BlockName | undefined) => {
    if (!name) return
    const chain = editor.chain().focus().deleteRange(asked)
    const { make } = blocks[name]
    void (make ? make(chain) : chain).run()
    if (!make) onPicture()
  }

  const press = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const move = (to: number) => setChosen({ query: asked.query, index: (to + names.length) % names.length })
    const runs: Record<string, () => void> = {
      ArrowDown: () => move(index + 1),
      ArrowUp: () => move(index - 1),
      Enter: () => choose(names[index]),
      Tab: () => choose(names[index]),
      Escape: onClose,
    }
    const run = runs[event.key]
    if (!run) return
    event.preventDefault()
    event.stopPropagation()
    run()
  }

  // Before the text hears the key.
  useEffect(() => {
    const place = editor.view.dom.parentElement
    place?.addEventListener('keydown', press, { capture: true })
    return () => place?.removeEventListener('keydown', press, { capture: true })
  })

  useEffect(() => {
    const { dom } = editor.view
    dom.setAttribute('aria-controls', listId)
    dom.setAttribute('aria-activedescendant', active)
    document.querySelector(`#${CSS.escape(active)}`)?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, active, listId])

  const { from } = asked
  const anchor = {
    getBoundingClientRect: () => {
      const { left, top, bottom } = editor.view.coordsAtPos(from)
      return new DOMRect(left, top, 0, bottom - top)
    },
  }
  return (
    <Popper
      open
      // Within the page's landmarks, and not cut off by what the editor stands in.
      disablePortal
      popperOptions={{ strategy: 'fixed' }}
      role="presentation"
      anchorEl={anchor}
      placement="bottom-start"
      className={styles.slash}
    >
      <div id={listId} role="listbox" aria-label={t('insert')} className={styles.choices}>
        {names.map((name) => (
          <Choice
            key={name}
            id={`${listId}-${name}`}
            name={name}
            isChosen={name === names[index]}
            onChoose={() => choose(name)}
          />
        ))}
      </div>
    </Popper>
  )
}

interface ChoiceProps {
  id: string
  name: BlockName
  isChosen: boolean
  onChoose: () => void
}

function Choice({ id, name, isChosen, onChoose }: ChoiceProps) {
  const t = useTexts('richText')
  const { Icon } = blocks[name]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the text keeps the focus and hears the keys
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={styles.choice}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={18} aria-hidden />
      {t(name)}
    </div>
  )
}
