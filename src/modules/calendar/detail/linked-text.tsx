import { asWritten } from '#platform/i18n/as-written.ts'
import styles from './event-popover.module.css'

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}])/

function splitLinks(text: string) {
  let at = 0
  return text.split(address).map((part, index) => {
    at += part.length
    return { part, at, isAddress: index % 2 === 1 }
  })
}

/** Plain text in which addresses are links. */
export const LinkedText = ({ text }: { text: string }) => (
  <p className={styles.description} {...asWritten(text)}>
    {splitLinks(text).map(({ part, at, isAddress }) =>
      isAddress ? (
        <a key={at} href={part} target="_blank" rel="noopener noreferrer">
          {part}
        </a>
      ) : (
        part
      ),
    )}
  </p>
)
