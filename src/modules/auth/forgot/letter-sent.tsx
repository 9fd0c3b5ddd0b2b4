import type { ReactNode } from 'react'
import { AuthPage } from '../frame/auth-page.tsx'
import styles from './letter-sent.module.css'
import { Envelope } from './envelope.tsx'
import { ReadLetter } from './read-letter.tsx'

interface LetterSentProps {
  title: string
  text: string
  to: string
  foot: ReactNode
}

/** Says that a letter is under way; where it leaves nowhere, it can be read here. */
export const LetterSent = ({ title, text, to, foot }: LetterSentProps) => (
  <AuthPage isFocused title={title} lead={text} picture={<Envelope />} foot={foot}>
    <div className={styles.letter} role="status">
      <ReadLetter to={to} />
    </div>
  </AuthPage>
)
