import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { PlainButton } from '#platform/ui/plain-button.tsx'
import styles from './folded-text.module.css'
import { MessageText } from './message-text.tsx'

// About one screen of a phone.
const maxLength = 1500
const maxLines = 20

/** The text of a message; a long text is cut off, with a button to show the rest. */
export function FoldedText({ msg }: { msg: string }) {
  const t = useTexts('chats')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  if (msg.length <= maxLength && msg.split('\n', maxLines + 1).length <= maxLines) return <MessageText msg={msg} />
  return (
    <div className="grid gap-2 justify-items-start">
      <div id={id} className={styles.text} data-folded={!isOpen}>
        <MessageText msg={msg} />
      </div>
      <PlainButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'message.less' : 'message.more')}
      </PlainButton>
    </div>
  )
}
