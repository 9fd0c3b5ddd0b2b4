// A card that is a link. For lists of any module.

import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './card-link.module.css'

/** A link whose target area is the whole card: the nearest positioned element around it. */
export const CardLink = ({ className = '', ...rest }: ComponentProps<typeof Link>) => (
  <Link {...rest} className={`${styles.link} ${className}`} />
)
