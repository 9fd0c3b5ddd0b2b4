import { useTexts } from '#platform/i18n/use-texts.ts'
import { phaseIcons } from '#platform/ui/phase-icons.ts'
import { ToneIcon, ToneMark } from '#platform/ui/tone-mark.tsx'
import { type Status, statusChoices } from '../contract-fields.ts'

export function StatusIcon({ status }: { status: Status }) {
  const { phase, tone } = statusChoices[status]
  return <ToneIcon tone={tone} icon={phaseIcons[phase]} />
}

/** The status as a word, a picture and a colour. */
export function StatusMark({ status }: { status: Status }) {
  const t = useTexts('tickets')
  const { phase, tone } = statusChoices[status]
  return (
    <ToneMark tone={tone} icon={phaseIcons[phase]}>
      {t(`statuses.${status}`)}
    </ToneMark>
  )
}
