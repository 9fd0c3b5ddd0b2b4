import type { ReactNode } from 'react'
import { AuthPage } from '../frame/auth-page.tsx'
import styles from './message-sent.module.css'
import { Envelope } from './envelope.tsx'
import { ReadMessage } from './read-message.tsx'

interface EmailSentProps {
  title: string
  text: string
  to: string
  foot: ReactNode
}

/** States that an email was sent; in sample mode it can be read here. */
export const EmailSent = ({ title, text, to, foot }: EmailSentProps) => (
  <AuthPage isFocused title={title} lead={text} picture={<Envelope />} foot={foot}>
    <div className={styles.letter} role="status">
      <ReadMessage to={to} />
    </div>
  </AuthPage>
)
