import { useTexts } from '#platform/i18n/use-texts.ts'
import { phaseIcons } from '#platform/ui/phase-icons.ts'
import { ToneIcon, ToneMark } from '#platform/ui/tone-mark.tsx'
import { type Status, statusChoices } from '../contract-fields.ts'

/** Finished tickets have a quiet tone, whatever the API's tone. */
const getTone = (status: Status) => (statusChoices[status].phase === 'done' ? 'quiet' : statusChoices[status].tone)

export const StatusIcon = ({ status }: { status: Status }) => (
  <ToneIcon tone={getTone(status)} icon={phaseIcons[statusChoices[status].phase]} />
)

/** The status with its name, icon and colour. */
export function StatusMark({ status }: { status: Status }) {
  const t = useTexts('tickets')
  return (
    <ToneMark tone={getTone(status)} icon={phaseIcons[statusChoices[status].phase]}>
      {t(`statuses.${status}`)}
    </ToneMark>
  )
}
