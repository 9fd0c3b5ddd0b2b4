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

/** Each kind of notice, and where one is told of it. */
export function ChoiceTable({ preferences: { choices, mail } }: { preferences: Preferences }) {
  const t = useTexts('notifications')
  const texts = useNoticeTexts()
  const titleOf = useTopicTitle()
  const { mutate: prefer } = usePrefer()
  const set = (changed: Choice[]) => prefer({ body: { choices: changed } })
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
          <tbody key={topic}>
            <tr className={styles.topic}>
              <th scope="rowgroup">{titleOf(topic)}</th>
              {channels.map((channel) => (
                <td key={channel} className={styles.channel}>
                  <Checkbox
                    checked={kinds.every((choice) => choice[channel])}
                    indeterminate={kinds.some((choice) => choice[channel]) && !kinds.every((choice) => choice[channel])}
                    disabled={channel === 'byMail' && mail === 'never'}
                    slotProps={{
                      input: {
                        'aria-label': t('preferences.allOf', {
                          topic: titleOf(topic),
                          channel: t(`preferences.${channel}`),
                        }),
                      },
                    }}
                    onChange={(_, isTicked) => set(kinds.map((choice) => ({ ...choice, [channel]: isTicked })))}
                  />
                </td>
              ))}
            </tr>
            {kinds.map((choice) => (
              <tr key={choice.kind}>
                <th scope="row" className={styles.kind}>
                  {noticeKind(texts, topic, choice.kind)}
                </th>
                {channels.map((channel) => (
                  <td key={channel} className={styles.channel}>
                    <Checkbox
                      checked={choice[channel]}
                      disabled={channel === 'byMail' && mail === 'never'}
                      slotProps={{
                        input: {
                          'aria-label': `${noticeKind(texts, topic, choice.kind)}: ${t(`preferences.${channel}`)}`,
                        },
                      }}
                      onChange={(_, isTicked) => set([{ ...choice, [channel]: isTicked }])}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}
