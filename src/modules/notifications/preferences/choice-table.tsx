import { Checkbox } from '@mui/material'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { noticeKind } from '#platform/contracts/notice.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/states/empty-state.tsx'
import { useNoticeTexts } from '#platform/web/navigation/notice-texts.ts'
import { useTopicTitle } from '#platform/web/api/topics.ts'
import type { Choice, Preferences } from '../contract.ts'
import styles from './choice-table.module.css'
import { usePrefer } from './use-prefer.ts'

const channels = ['inApp', 'byMail'] as const

/** Each kind of notice, and the channels it is sent on. */
export function ChoiceTable({ preferences: { choices, mail } }: { preferences: Preferences }) {
  const t = useTexts('notifications')
  if (choices.length === 0)
    return (
      <Card title={t('preferences.kinds')}>
        <EmptyState small as="p" title={t('preferences.noKinds')} />
      </Card>
    )
  return (
    <Card title={t('preferences.kinds')} className="overflow-hidden">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('preferences.what')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                {t(`preferences.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        {[...Map.groupBy(choices, ({ topic }) => topic)].map(([topic, kinds]) => (
          <TopicChoices key={topic} topic={topic} kinds={kinds} isMailed={mail !== 'never'} />
        ))}
      </table>
    </Card>
  )
}

interface TopicChoicesProps {
  topic: string
  kinds: readonly Choice[]
  /** False if the user gets no emails at all. */
  isMailed: boolean
}

/** A topic, whose checkboxes set all its kinds, and its kinds. */
function TopicChoices({ topic, kinds, isMailed }: TopicChoicesProps) {
  const texts = useNoticeTexts()
  const title = useTopicTitle()(topic)
  const t = useTexts('notifications')
  return (
    <tbody>
      <tr className={styles.topic}>
        <th scope="rowgroup">{title}</th>
        {channels.map((channel) => (
          <ChannelCell
            key={channel}
            channel={channel}
            kinds={kinds}
            isMailed={isMailed}
            label={t('preferences.allOf', { topic: title, channel: t(`preferences.${channel}`) })}
          />
        ))}
      </tr>
      {kinds.map((choice) => (
        <tr key={choice.kind}>
          <th scope="row" className={styles.kind}>
            {noticeKind(texts, topic, choice.kind)}
          </th>
          {channels.map((channel) => (
            <ChannelCell
              key={channel}
              channel={channel}
              kinds={[choice]}
              isMailed={isMailed}
              label={`${noticeKind(texts, topic, choice.kind)}: ${t(`preferences.${channel}`)}`}
            />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

interface ChannelCellProps extends Omit<TopicChoicesProps, 'topic'> {
  channel: (typeof channels)[number]
  label: string
}

function ChannelCell({ channel, kinds, isMailed, label }: ChannelCellProps) {
  const { mutate: prefer } = usePrefer()
  const isAll = kinds.every((choice) => choice[channel])
  return (
    <td className={styles.channel}>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && kinds.some((choice) => choice[channel])}
        disabled={channel === 'byMail' && !isMailed}
        slotProps={{ input: { 'aria-label': label } }}
        onChange={(_, isChecked) =>
          prefer({ body: { choices: kinds.map((choice) => ({ ...choice, [channel]: isChecked })) } })
        }
      />
    </td>
  )
}
