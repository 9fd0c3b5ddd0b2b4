import { type CommandProps, type Editor, Node } from '@tiptap/core'
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { parseEmbed, maxEmbedTitleLength } from '#platform/rich-text/embed.ts'
import { embedFacts } from './embed-facts.ts'
import { EmbedView } from './embed-view.tsx'

const embedName = 'embed'

/** The paragraph at the cursor, if it is at the top level, neither in a list nor in a table. */
function line({ selection }: EditorState) {
  const { $from, empty } = selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return undefined
  return { text: $from.parent.textContent, from: $from.before(), to: $from.after() }
}

/** Replaces that paragraph with a card, and moves the cursor below it. */
function replaceLine(state: EditorState, href: string): Transaction | undefined {
  const at = line(state)
  const card = state.schema.nodes[embedName]?.create({ href, title: '' })
  const below = state.schema.nodes['paragraph']?.create()
  if (!at || !card || !below) return undefined
  const change = state.tr.replaceWith(at.from, at.to, [card, below])
  return change.setSelection(TextSelection.create(change.doc, at.from + card.nodeSize + 1)).scrollIntoView()
}

/** Inserts a card at the cursor that asks for its URL. */
export const askForEmbed = ({ tr, state }: CommandProps) => {
  const card = state.schema.nodes[embedName]?.create()
  if (card) tr.replaceSelectionWith(card).scrollIntoView()
  return card !== undefined
}

/** A link card, from a URL that is alone in its paragraph. The page is not fetched. */
export const EmbedNode = Node.create({
  name: embedName,
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ href: { default: '' }, title: { default: '' } }),
  parseHTML: () => [{ tag: 'p[data-embed]', priority: 60, getAttrs: readCard }],
  renderHTML({ node: { attrs } }) {
    const { href, title, embed } = embedFacts(attrs)
    if (!embed) return ['p']
    const words = [['strong', title || embed.name], ['br'], ['span', embed.host]] as const
    return ['p', { 'data-embed': embed.kind }, ['a', { href }, ...words]]
  },
  addNodeView: () => ReactNodeViewRenderer(EmbedView),
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => focusTitle(editor) || convertLine(editor),
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handlePaste(view, { clipboardData }) {
          const address = clipboardData?.getData('text/plain').trim() ?? ''
          const change = parseEmbed(address) && line(view.state)?.text === '' && replaceLine(view.state, address)
          if (change) view.dispatch(change)
          return Boolean(change)
        },
      },
    }),
  ],
})

function readCard(paragraph: HTMLElement) {
  const link = paragraph.querySelector('a')
  const href = link?.getAttribute('href') ?? ''
  const embed = parseEmbed(href)
  if (!link || !embed) return false
  const title = (link.querySelector('strong') ?? link).textContent.trim().slice(0, maxEmbedTitleLength)
  return { href, title: title === embed.name ? '' : title }
}

/** Moves the focus from the card to its title. */
function focusTitle({ state: { selection }, view }: Editor) {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== embedName) return false
  const element = view.nodeDOM(selection.from)
  const field = element instanceof HTMLElement ? element.querySelector('input') : null
  field?.focus()
  return field !== null
}

function convertLine({ state, view }: Editor) {
  const address = line(state)?.text.trim() ?? ''
  const change = parseEmbed(address) && replaceLine(state, address)
  if (change) view.dispatch(change)
  return Boolean(change)
}
