import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Choices } from '#platform/ui/rich-text/choices.tsx'
import { type BlockName, blocks } from './blocks.ts'
import { matchingBlocks, slashQuery } from './slash-query.ts'

interface SlashMenuProps {
  editor: Editor
  onPicture: () => void
}

/** Menu of block types, after `/` at the start of a paragraph. */
export function SlashMenu({ editor, onPicture }: SlashMenuProps) {
  const t = useTexts('rich-text')
  const trigger = useEditorState({ editor, selector: () => slashQuery(editor.state) })
  const [closedAt, setClosedAt] = useState<number>()
  const names = trigger ? matchingBlocks(trigger.query, (name) => t(name)) : []
  // Escape closes the menu for this `/` only, not for the next one.
  if (!trigger && closedAt !== undefined) setClosedAt(undefined)
  if (!trigger || trigger.from === closedAt || names.length === 0) return null

  const choose = (name: BlockName) => {
    const chain = editor.chain().focus().deleteRange(trigger)
    const { make } = blocks[name]
    void (make ? make(chain) : chain).run()
    if (!make) onPicture()
  }
  const options = names.map((name) => {
    const { Icon } = blocks[name]
    return { key: name, icon: <Icon size={18} aria-hidden />, label: t(name) }
  })
  return (
    <Choices
      editor={editor}
      label={t('insert')}
      trigger={trigger}
      options={options}
      onChoose={({ key }) => choose(key)}
      onClose={() => setClosedAt(trigger.from)}
    />
  )
}
