import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { everybodyId } from '../mentions.ts'
import { useOpenChat } from '../chat-context.ts'
import styles from './message-text.module.css'
import { type Block, type Inline, parseMessage } from './parse-message.ts'

// Parts of a text are never reordered, so their index is a stable key.
const numbered = <Part,>(parts: readonly Part[]) => parts.map((part, index) => ({ part, key: String(index) }))

/** The formatted text of a message, rendered without parsing HTML. */
export function MessageText({ msg }: { msg: string }) {
  const blocks = parseMessage(msg)
  return (
    <div className={styles.text} data-only-emoji={onlyEmoji.test(msg)}>
      {numbered(blocks).map(({ part, key }) => (
        <MessageBlock key={key} block={part} />
      ))}
    </div>
  )
}

const onlyEmoji = /^(?:\p{RGI_Emoji}\s*){1,3}$/v

function MessageBlock({ block }: { block: Block }) {
  if (block.kind === 'code')
    return (
      <pre className={styles.block} dir="ltr">
        <code>{block.text}</code>
      </pre>
    )
  if (block.kind === 'list')
    return (
      <ul className={styles.list} {...asWritten(block.items.map(getPlainText).join(' '))}>
        {numbered(block.items).map(({ part, key }) => (
          <li key={key}>
            <Parts parts={part} />
          </li>
        ))}
      </ul>
    )
  const lines = numbered(block.lines).map(({ part, key }) => (
    <span key={key} className={styles.line} {...asWritten(getPlainText(part))}>
      {part.length > 0 ? <Parts parts={part} /> : <br />}
    </span>
  ))
  return block.kind === 'quote' ? (
    <blockquote className={styles.quote}>{lines}</blockquote>
  ) : (
    <p className={styles.lines}>{lines}</p>
  )
}

const getPlainText = (parts: readonly Inline[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join(' ')

function Parts({ parts }: { parts: readonly Inline[] }) {
  return numbered(parts).map(({ part, key }) => <Part key={key} part={part} />)
}

function Part({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'code':
      return <code className={styles.code}>{part.text}</code>
    case 'bold':
      return (
        <strong>
          <Parts parts={part.children} />
        </strong>
      )
    case 'italic':
      return (
        <em>
          <Parts parts={part.children} />
        </em>
      )
    case 'strike':
      return (
        <s>
          <Parts parts={part.children} />
        </s>
      )
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer" dir="ltr">
          {part.text}
        </a>
      )
    case 'mention':
      return <Mention userId={part.userId} />
    case 'channel':
      return (
        <Link className={styles.mention} to={`/apps/chats?chat=${part.id}`}>
          <bdi>#{part.name}</bdi>
        </Link>
      )
  }
}

function Mention({ userId }: { userId: string }) {
  const open = useOpenChat()
  return (
    <bdi className={styles.mention} data-me={userId === open.userId || userId === everybodyId}>
      @{open.getName(userId)}
    </bdi>
  )
}
