import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: string | number
  height?: string | number
  circle?: boolean
  className?: string | undefined
}

/** A placeholder in the shape of the content; visible only if loading takes longer than a moment. */
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

/** Lines of different lengths, the last one short. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '55%' : `${100 - ((line * 7) % 16)}%`} />
      ))}
    </span>
  )
}
