import { useTexts } from '#platform/i18n/use-texts.ts'
import { Keys } from '#app/shortcuts/keys.tsx'
import styles from './palette.module.css'

const hints = [
  { name: 'open', keys: ['Enter'] },
  { name: 'newTab', keys: ['Mod+Enter'] },
  { name: 'copy', keys: ['Mod+c'] },
  { name: 'narrow', keys: ['Tab'] },
  { name: 'actions', keys: ['>'] },
  { name: 'pages', keys: ['/'] },
] as const

/** Help on the palette's keys. */
export function PaletteFoot({ id }: { id: string }) {
  const t = useTexts('palette')
  return (
    <p id={id} className={styles.foot}>
      {hints.map(({ name, keys }) => (
        <span key={name} className="inline-row flex-none gap-1">
          {keys.map((key) => (
            <Keys key={key} keys={key} />
          ))}
          {t(`hints.${name}`)}
        </span>
      ))}
    </p>
  )
}
