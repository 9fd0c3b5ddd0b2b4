import { Node } from '@tiptap/core'
import { isMentionedId } from '#platform/rich-text/rich-text.ts'

/** A person who can be mentioned in a text. */
export interface Mentionable {
  id: string
  name: string
  avatar?: string
  jobTitle?: string
}

interface MentionOptions {
  /** The current name; without one, the stored name remains. */
  getName: (id: string) => string | undefined
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A mention of a colleague by id. */
export const Mention = Node.create<MentionOptions>({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addOptions: () => ({ getName: () => undefined }),
  addAttributes() {
    const { getName } = this.options
    return {
      id: { default: '', parseHTML: (element) => element.dataset['mention'], rendered: false },
      name: {
        default: '',
        parseHTML: (element) =>
          getName(element.dataset['mention'] ?? '') ?? element.textContent.trim().replace(/^@/, ''),
        rendered: false,
      },
    }
  },
  parseHTML: () => [
    { tag: 'span[data-mention]', getAttrs: (element) => isMentionedId(element.dataset['mention'] ?? '') && null },
  ],
  // The direction of a name is independent of the text around it.
  renderHTML: ({ node: { attrs } }) => ['span', { 'data-mention': text(attrs['id']) }, `@${text(attrs['name'])}`],
  renderText: ({ node: { attrs } }) => `@${text(attrs['name'])}`,
  renderMarkdown: ({ attrs }) => `@${text(attrs?.['name'])}`,
})
