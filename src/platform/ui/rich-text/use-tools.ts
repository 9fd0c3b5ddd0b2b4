import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconCode,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import type { ComponentType } from 'react'
import { clearFormatting } from './editor-extensions.ts'

const marks = ['bold', 'italic', 'underline', 'strike', 'code'] as const
const blocks = ['bulletList', 'orderedList', 'blockquote', 'codeBlock'] as const
type Name = (typeof marks)[number] | (typeof blocks)[number] | 'link' | 'clear' | 'undo' | 'redo'

export interface Tool {
  name: Name
  Icon: ComponentType<{ size?: number }>
  keys: string
  /** For a tool with an on/off state. */
  isActive?: boolean
  isUnavailable?: boolean
  opens?: 'dialog'
  run: () => void
}

/** The tools in groups, each with its state at the cursor. */
export function useTools(editor: Editor, isSmall: boolean, onLink: () => void): readonly (readonly Tool[])[] {
  const now = useEditorState({
    editor,
    selector: () => ({
      on: [...marks, ...blocks, 'link' as const].filter((name) => editor.isActive(name)),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  })
  const isActive = (name: Name) => now.on.some((active) => active === name)
  const run = (change: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () =>
    void change(editor.chain()).run()

  const tool = {
    bold: { Icon: IconBold, keys: 'Mod+b', run: run((chain) => chain.toggleBold()) },
    italic: { Icon: IconItalic, keys: 'Mod+i', run: run((chain) => chain.toggleItalic()) },
    underline: { Icon: IconUnderline, keys: 'Mod+u', run: run((chain) => chain.toggleUnderline()) },
    strike: { Icon: IconStrikethrough, keys: 'Mod+Shift+s', run: run((chain) => chain.toggleStrike()) },
    code: { Icon: IconCode, keys: 'Mod+e', run: run((chain) => chain.toggleCode()) },
    bulletList: { Icon: IconList, keys: 'Mod+Shift+8', run: run((chain) => chain.toggleBulletList()) },
    orderedList: { Icon: IconListNumbers, keys: 'Mod+Shift+7', run: run((chain) => chain.toggleOrderedList()) },
    blockquote: { Icon: IconBlockquote, keys: 'Mod+Shift+b', run: run((chain) => chain.toggleBlockquote()) },
    codeBlock: { Icon: IconSourceCode, keys: 'Mod+Alt+c', run: run((chain) => chain.toggleCodeBlock()) },
  }
  const toggles = (...names: (keyof typeof tool)[]): Tool[] =>
    names.map((name) => ({ name, ...tool[name], isActive: isActive(name) }))
  const link: Tool = {
    name: 'link',
    Icon: IconLink,
    keys: 'Mod+k',
    isActive: isActive('link'),
    opens: 'dialog',
    run: onLink,
  }
  if (isSmall) return [toggles('bold', 'italic'), toggles('bulletList', 'orderedList'), [link]]
  return [
    toggles('bold', 'italic', 'underline', 'strike', 'code'),
    toggles('bulletList', 'orderedList', 'blockquote', 'codeBlock'),
    [link, { name: 'clear', Icon: IconClearFormatting, keys: 'Mod+\\', run: () => void clearFormatting(editor) }],
    [
      {
        name: 'undo',
        Icon: IconArrowBackUp,
        keys: 'Mod+z',
        isUnavailable: !now.canUndo,
        run: run((chain) => chain.undo()),
      },
      {
        name: 'redo',
        Icon: IconArrowForwardUp,
        keys: 'Mod+y',
        isUnavailable: !now.canRedo,
        run: run((chain) => chain.redo()),
      },
    ],
  ]
}
