import {
  IconBlockquote,
  IconH2,
  IconH3,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconTable,
  IconWorld,
} from '@tabler/icons-react'
import type { ChainedCommands } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { ComponentType } from 'react'
import { askForEmbed } from './embed/embed-node.ts'
import { newTable } from './table-nodes.ts'

export const blockNames = [
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'divider',
  'picture',
  'table',
  'embed',
] as const
export type BlockName = (typeof blockNames)[number]

interface Block {
  Icon: ComponentType<{ size?: number }>
  /** Changes the line at the cursor; a picture opens the file picker instead. */
  make?: (chain: ChainedCommands) => ChainedCommands
}

/** The types of blocks for a line. */
export const blocks: Record<BlockName, Block> = {
  heading2: { Icon: IconH2, make: (chain) => chain.setHeading({ level: 2 }) },
  heading3: { Icon: IconH3, make: (chain) => chain.setHeading({ level: 3 }) },
  bulletList: { Icon: IconList, make: (chain) => chain.toggleBulletList() },
  orderedList: { Icon: IconListNumbers, make: (chain) => chain.toggleOrderedList() },
  blockquote: { Icon: IconBlockquote, make: (chain) => chain.toggleBlockquote() },
  codeBlock: { Icon: IconSourceCode, make: (chain) => chain.toggleCodeBlock() },
  divider: { Icon: IconSeparatorHorizontal, make: (chain) => chain.setHorizontalRule() },
  picture: { Icon: IconPhoto },
  table: {
    Icon: IconTable,
    // Moves the cursor into the first cell.
    make: (chain) =>
      chain.command(({ tr, editor: { schema } }) => {
        const first = tr.selection.from + 1
        tr.replaceSelectionWith(schema.nodeFromJSON(newTable)).scrollIntoView()
        tr.setSelection(TextSelection.near(tr.doc.resolve(first)))
        return true
      }),
  },
  // The card takes the focus to ask for its URL.
  embed: { Icon: IconWorld, make: (chain) => chain.command(askForEmbed) },
}
