import { client } from '#platform/web/api/client.ts'
import type { ScenarioServer } from '#testing/inputs/audit-scenario.ts'
import { kanban } from '../contract.ts'

export async function scenario({ visit }: ScenarioServer) {
  const api = client(kanban, await visit('u1'))
  const [column, other] = await api.list.send()
  const [id, otherId] = [column?.id ?? 0, other?.id ?? 0]
  const [withTask] = await api.addTasks.send({ body: { categoryId: id, titles: ['Paint the crates'] } })
  const taskId = withTask?.child.at(-1)?.id ?? 0
  // A generated call may have archived the board of the columns that others name.
  await api.moveTask.send({ params: { id: taskId }, body: { categoryId: otherId } })
  await api.copyTask.send({ params: { id: taskId } })
  await api.changeColumn.send({ params: { id: otherId }, body: { name: 'In paint' } })
  await api.moveColumn.send({ params: { id: otherId }, body: {} })
  await api.clearTasks.send({ body: { categoryId: otherId } })
  await api.restore.send({ body: { tasks: [taskId] } })
  await api.deleteTask.send({ body: { taskId } })
  await api.purgeTask.send({ params: { id: taskId } })
  await api.removeCategory.send({ body: { id } })
  await api.purgeColumn.send({ params: { id } })
}
