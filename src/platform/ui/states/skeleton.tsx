import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: string | number
  height?: string | number
  circle?: boolean
  className?: string | undefined
}

/** A piece of the shape of what is being loaded; to be seen only when loading takes longer than a blink. */
export function Skeleton({ width, height, circle = false, className }: SkeletonProps) {
  const size: CSSProperties = { inlineSize: width, blockSize: height }
  return (
    <span
      className={[styles.skeleton, circle && styles.circle, className].filter(Boolean).join(' ')}
      style={size}
      aria-hidden
    />
  )
}

/** Lines of text of uneven length, the last one short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '55%' : `${100 - ((line * 7) % 16)}%`} />
      ))}
    </span>
  )
}
