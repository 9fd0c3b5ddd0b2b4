import { useState } from 'react'
import { asset } from '#platform/web/navigation/asset.ts'
import styles from './avatar.module.css'

interface AvatarProps {
  name: string
  /** A path under `/pictures`, a blob's URL, or empty: then initials are shown. */
  src?: string | undefined
  size?: number
}

/** An avatar beside a visible name, hence hidden from screen readers. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <span
      className={styles.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38 }}
      data-tint={chooseTint(name)}
      aria-hidden
    >
      {src && src !== broken ? (
        <img
          src={asset(src)}
          alt=""
          width={size}
          height={size}
          decoding="async"
          loading="lazy"
          onError={() => setBroken(src)}
        />
      ) : (
        getInitials(name)
      )}
    </span>
  )
}

const tints = 5

/** The same name always has the same tint. */
const chooseTint = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tints

const getInitials = (name: string) => {
  const words = name.trim().split(/\s+/)
  const first = firstLetter(words[0])
  return words.length > 1 ? first + firstLetter(words.at(-1)) : first
}

const firstLetter = (word = '') => ([...word][0] ?? '').toLocaleUpperCase()
