import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './plain-button.module.css'

type Kind = 'filled' | 'outlined' | 'text' | 'danger'

/** A button without MUI, for code that loads before or without it. */
export const PlainButton = ({ kind = 'outlined', ...rest }: ComponentProps<'button'> & { kind?: Kind }) => (
  <button type="button" {...rest} className={styles.button} data-kind={kind} />
)

export const PlainButtonLink = ({ kind = 'outlined', ...rest }: ComponentProps<typeof Link> & { kind?: Kind }) => (
  <Link {...rest} className={styles.button} data-kind={kind} />
)
