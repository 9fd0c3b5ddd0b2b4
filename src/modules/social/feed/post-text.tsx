import { useState } from 'react'
import { Link } from 'react-router'
import { asWritten } from '#platform/i18n/as-written.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { Post } from '../contract-posts.ts'
import { type Part, parseParts } from '../post-text.ts'
import { profilePath } from '../profile/profile-paths.ts'
import { tagPath } from './feed-view.ts'
import styles from './post-text.module.css'

interface PostTextProps {
  content: string
  mentions?: Post['mentions']
  /** Shows the full text. */
  isWhole?: boolean
}

const longText = 480
const manyLines = 8

/** A text with each line in its own direction, and links for tags, mentions and URLs. */
export function PostText({ content, mentions = [], isWhole = false }: PostTextProps) {
  const t = useTexts('social')
  const [isOpen, setOpen] = useState(isWhole)
  const isLong = !isWhole && (content.length > longText || content.split('\n').length > manyLines)
  if (!content) return null
  return (
    <div className={styles.text}>
      <p className={styles.lines} data-short={isLong && !isOpen}>
        {content.split('\n').map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines have no better key than their position
          <span key={index} className="block text-start" {...asWritten(line)}>
            <Line line={line} mentions={mentions} />
          </span>
        ))}
      </p>
      {isLong && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'post.less' : 'post.more')}
        </button>
      )}
    </div>
  )
}

function Line({ line, mentions }: { line: string; mentions: Post['mentions'] }) {
  if (!line) return <br />
  return parseParts(line).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pieces have no better key than their position
    <Piece key={index} part={part} mentions={mentions} />
  ))
}

function Piece({ part: { kind, text, value }, mentions }: { part: Part; mentions: Post['mentions'] }) {
  if (kind === 'tag') return <Link to={tagPath(value)}>{text}</Link>
  if (kind === 'link')
    return (
      <a href={value} target="_blank" rel="noopener noreferrer" dir="ltr">
        {value.replace(/^https?:\/\//, '')}
      </a>
    )
  const person = kind === 'mention' && mentions.find(({ handle }) => handle === value.toLowerCase())
  if (!person) return text
  return (
    <Link to={profilePath('profile', person.id)}>
      <bdi>{person.name}</bdi>
    </Link>
  )
}
