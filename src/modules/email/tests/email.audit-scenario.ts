import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { email } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(email, await visit('u1'))
  const to = [{ name: '', email: 'wilma@aldous.example' }]
  const { id, version } = await api.draft.send({ body: { to, subject: 'Tide' } })
  await api.saveDraft.send({ params: { id }, body: { subject: 'High tide', version } })
  await api.send.send({ params: { id }, body: { delay: 30 } })
  await api.unsend.send({ params: { id } })
  const [discarded, untouched] = [await api.draft.send({ body: {} }), await api.draft.send({ body: {} })]
  await api.edit.send({ params: { id: discarded.id }, body: { trash: true } })
  await api.purge.send({ body: { target: { ids: [discarded.id] } } })
  await api.remove.send({ params: { id: untouched.id }, query: { version: untouched.version } })
  const [first] = await api.list.send()
  const set = { starred: !first?.starred }
  await api.bulk.send({ body: { changes: [{ target: { ids: [first?.id ?? 0] }, set }] } })
  const rule = await api.createRule.send({
    body: {
      name: 'Tide',
      conditions: { from: first?.from.email ?? '' },
      // The first message has it already.
      actions: { starred: true, important: true },
    },
  })
  await api.editRule.send({ params: { id: rule.id }, body: { name: 'High tide' } })
  await api.runRule.send({ params: { id: rule.id } })
  const rules = await api.rules.send()
  await api.orderRules.send({ body: { ids: rules.map((one) => one.id).toReversed() } })
  await api.removeRule.send({ params: { id: rule.id } })
  await api.saveVacation.send({
    body: { active: false, since: null, until: null, subject: 'Away', body: '<p>Back on Monday</p>' },
  })
  const label = await api.createLabel.send({ body: { name: 'Harbour', color: 'brand' } })
  await api.editLabel.send({ params: { id: label.id }, body: { name: 'Harbour office' } })
  await api.removeLabel.send({ params: { id: label.id } })
  const template = await api.createTemplate.send({ body: { name: 'Tide', body: '<p>High at noon</p>' } })
  await api.editTemplate.send({ params: { id: template.id }, body: { name: 'Tide table' } })
  await api.removeTemplate.send({ params: { id: template.id } })
}
