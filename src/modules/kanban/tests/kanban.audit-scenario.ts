import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { kanban } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(kanban, await visit('u1'))
  const [column] = await api.list.send()
  const [task] = column?.child ?? []
  const [taskId, id] = [task?.id ?? 0, column?.id ?? 0]
  await api.deleteTask.send({ body: { taskId } })
  await api.purgeTask.send({ params: { id: taskId } })
  await api.removeCategory.send({ body: { id } })
  await api.purgeColumn.send({ params: { id } })
}
