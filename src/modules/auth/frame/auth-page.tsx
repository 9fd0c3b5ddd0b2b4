import type { ReactNode } from 'react'
import { useAuthLook } from '../use-auth-link.ts'
import styles from './auth-page.module.css'
import { Courtyard } from './courtyard.tsx'
import { Claim } from './claim.tsx'
import { Ground } from './ground.tsx'
import { LookChoices } from './look-choices.tsx'
import { Mark } from './mark.tsx'

interface AuthPageProps {
  title: string
  /** The page takes the place of a form that had the focus. */
  isFocused?: boolean
  lead?: ReactNode
  /** What stands above the title instead of nothing: a picture, an icon. */
  picture?: ReactNode
  children?: ReactNode
  /** Below the form: where else one may want to go. */
  foot?: ReactNode
}

const focus = (heading: HTMLElement | null) => heading?.focus()

/** Every page in front of the application, in two looks that the address decides: a picture at its side, or a card. */
export function AuthPage({ title, isFocused = false, lead, picture, children, foot }: AuthPageProps) {
  const { hasPicture } = useAuthLook()
  return (
    <div className={styles.page} data-look={hasPicture ? 'side' : 'card'}>
      {hasPicture ? (
        <aside className={styles.side}>
          <Claim />
          <Courtyard />
        </aside>
      ) : (
        <Ground />
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
