import type { ReactNode } from 'react'
import { useAuthLayout } from '../use-auth-link.ts'
import styles from './auth-page.module.css'
import { Courtyard } from './courtyard.tsx'
import { Claim } from './claim.tsx'
import { Background } from './ground.tsx'
import { LookChoices } from './look-choices.tsx'
import { Mark } from './mark.tsx'

interface AuthPageProps {
  title: string
  /** Focuses the title, when the page replaces a form that had the focus. */
  isFocused?: boolean
  lead?: ReactNode
  /** A picture or icon above the title. */
  picture?: ReactNode
  children?: ReactNode
  /** Links below the form. */
  foot?: ReactNode
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** The layout of all sign-in pages; the URL selects a side picture or a card. */
export function AuthPage({ title, isFocused = false, lead, picture, children, foot }: AuthPageProps) {
  const { hasPicture } = useAuthLayout()
  return (
    <div className={styles.page} data-look={hasPicture ? 'side' : 'card'}>
      {hasPicture ? (
        <aside className={styles.side}>
          <Claim />
          <Courtyard />
        </aside>
      ) : (
        <Background />
      )}
      <div className={styles.main}>
        <header className={styles.head}>
          <Mark />
          <LookChoices />
        </header>
        <div className={styles.content}>
          {picture}
          <div className={styles.title}>
            <h1 tabIndex={-1} ref={isFocused ? focus : undefined}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
          {foot && <p className={styles.foot}>{foot}</p>}
        </div>
      </div>
    </div>
  )
}
