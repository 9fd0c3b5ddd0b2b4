import { IconLink, IconPlayerPlayFilled, IconTrash, IconWorld } from '@tabler/icons-react'
import { Selection } from '@tiptap/pm/state'
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { maxEmbedTitleLength } from '#platform/rich-text/embed.ts'
import { IconAction } from '#platform/ui/icon-action.tsx'
import { EmbedAddress } from './embed-address.tsx'
import { embedFacts } from './embed-facts.ts'
import styles from './embed.module.css'

const focusField = (field: HTMLInputElement | null) => field?.focus()

/** A card in the editor, which asks for its URL, then for its title. */
export function EmbedView(props: NodeViewProps) {
  const { node, editor, updateAttributes, deleteNode } = props
  const t = useTexts('rich-text')
  const { href, title, embed } = embedFacts(node.attrs)
  const [hasLoaded, setLoaded] = useState(false)
  const isDisabled = !editor.isEditable

  const remove = () => {
    deleteNode()
    editor.commands.focus()
  }

  if (!embed)
    return (
      <NodeViewWrapper className={styles.card}>
        <EmbedAddress
          isDisabled={isDisabled}
          onSubmit={(address) => {
            updateAttributes({ href: address })
            setLoaded(true)
          }}
          onCancel={remove}
        />
      </NodeViewWrapper>
    )
  return (
    <NodeViewWrapper className={styles.card} data-drag-handle>
      <span className={styles.tile} aria-hidden>
        {embed.kind === 'video' ? <IconPlayerPlayFilled size={20} /> : <IconWorld size={20} />}
      </span>
      <span className="grid flex-1 gap-half min-inline-0">
        <input
          // Takes the focus after the URL was entered.
          ref={hasLoaded ? focusField : undefined}
          className={styles.field}
          dir="auto"
          value={title}
          maxLength={maxEmbedTitleLength}
          disabled={isDisabled}
          aria-label={t(embed.kind === 'video' ? 'embedVideoTitle' : 'embedTitle')}
          placeholder={t('embedTitleHint')}
          onChange={(event) => updateAttributes({ title: event.target.value })}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
            event.preventDefault()
            focusText(props)
          }}
        />
        <bdi className="justify-self-start max-inline-full padding-inline-2 truncate text-quiet text-13" title={href}>
          {embed.host}
        </bdi>
      </span>
      <CardActions isDisabled={isDisabled} onLink={() => replaceByLink(props)} onRemove={remove} />
    </NodeViewWrapper>
  )
}

function focusText({ node, editor, getPos }: NodeViewProps) {
  const at = getPos()
  if (at === undefined) return
  const chain = editor.chain()
  chain.command(({ tr }) => Boolean(tr.setSelection(Selection.near(tr.doc.resolve(at + node.nodeSize))))).run()
  // Immediately, so that the next keys reach the editor.
  editor.view.focus()
}

function replaceByLink({ node, editor, getPos }: NodeViewProps) {
  const { href, title } = embedFacts(node.attrs)
  const at = getPos()
  if (at === undefined) return
  const link = { type: 'text', text: title || href, marks: [{ type: 'link', attrs: { href } }] }
  const range = { from: at, to: at + node.nodeSize }
  editor
    .chain()
    .focus()
    .insertContentAt(range, { type: 'paragraph', content: [link] })
    .run()
}

interface CardActionsProps {
  isDisabled: boolean
  onLink: () => void
  onRemove: () => void
}

function CardActions({ isDisabled, onLink, onRemove }: CardActionsProps) {
  const t = useTexts('rich-text')
  return (
    <>
      <IconAction
        label={t('embedAsLink')}
        icon={<IconLink size={18} aria-hidden />}
        isDisabled={isDisabled}
        onClick={onLink}
      />
      <IconAction
        label={t('embedRemove')}
        icon={<IconTrash size={18} aria-hidden />}
        isDisabled={isDisabled}
        onClick={onRemove}
      />
    </>
  )
}
