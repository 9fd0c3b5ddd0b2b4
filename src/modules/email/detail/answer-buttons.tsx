import { IconArrowBackUp, IconArrowBackUpDouble, IconArrowForwardUp } from '@tabler/icons-react'
import { Button } from '@mui/material'
import type { ComponentType } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { AnswerKind } from '../compose/answers.ts'
import styles from './thread-pane.module.css'

const icon = { className: 'mirrored', size: 18, 'aria-hidden': true }

const icons: Readonly<Record<AnswerKind, ComponentType<typeof icon>>> = {
  reply: IconArrowBackUp,
  replyAll: IconArrowBackUpDouble,
  forward: IconArrowForwardUp,
}

interface AnswerButtonsProps {
  kinds: readonly AnswerKind[]
  isDisabled: boolean
  onAnswer: (kind: AnswerKind) => void
}

export function AnswerButtons({ kinds, isDisabled, onAnswer }: AnswerButtonsProps) {
  const t = useTexts('email')
  return (
    <div className={styles.answers}>
      {kinds.map((kind) => {
        const Icon = icons[kind]
        return (
          <Button
            key={kind}
            variant="outlined"
            color="secondary"
            disabled={isDisabled}
            startIcon={<Icon {...icon} />}
            onClick={() => onAnswer(kind)}
          >
            {t(kind)}
          </Button>
        )
      })}
    </div>
  )
}
