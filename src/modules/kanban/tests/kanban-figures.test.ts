import { expect, test } from 'vitest'
import { addDays } from '#platform/numbers/figures.ts'
import { serve } from '#testing/inputs/serve.ts'
import { kanban } from '../contract.ts'

const today = () => new Date().toISOString().slice(0, 10)

test('returns the columns of all boards with their overdue tasks', async () => {
  const api = await serve(kanban)
  const { columns } = await api.figures.send({ query: { from: today(), to: today() } })
  const boards = await api.boards.send()
  const all = await Promise.all(
    boards.map(({ id }) => api.showBoard.send({ params: { id } }).then(({ columns }) => columns)),
  )
  const now = new Date().toISOString()
  const isLate = (date: string) => date !== '' && date < (date.length === 10 ? today() : now)
  expect(columns).toEqual(
    all.flatMap((board, index) =>
      board.map(({ id, name, color, isDone, child }) => ({
        id,
        boardId: boards[index]?.id,
        name,
        color,
        isDone,
        count: child.length,
        late: isDone ? 0 : child.filter(({ date }) => isLate(date)).length,
      })),
    ),
  )
  expect(columns.some(({ late }) => late > 0)).toBe(true)
})

test('leaves out an archived board', async () => {
  const api = await serve(kanban)
  await api.editBoard.send({ params: { id: 2 }, body: { archived: true } })
  const { boards, columns } = await api.figures.send({ query: { from: today(), to: today() } })
  expect(boards.map(({ id }) => id)).toEqual([1])
  expect(columns.map(({ boardId }) => boardId)).toEqual([1, 1, 1, 1])
})

test('counts a task as created and finished once, regardless of its moves, and ignores deleted tasks', async () => {
  const api = await serve(kanban)
  const query = { from: today(), to: today() }
  const before = await api.figures.send({ query })
  const [todo, done] = [before.columns.find(({ isDone }) => !isDone), before.columns.find(({ isDone }) => isDone)]
  await api.addTasks.send({ body: { categoryId: todo?.id ?? 0, titles: ['Paint the sign'] } })
  const board = await api.list.send()
  const id = board.flatMap(({ child }) => child).find(({ task }) => task === 'Paint the sign')?.id ?? 0
  for (const categoryId of [done?.id ?? 0, todo?.id ?? 0, done?.id ?? 0])
    await api.moveTask.send({ params: { id }, body: { categoryId } })
  const after = await api.figures.send({ query })
  expect(after.totals).toEqual({ created: before.totals.created + 1, finished: before.totals.finished + 1 })
  await api.deleteTask.send({ body: { taskId: id } })
  expect(await api.figures.send({ query })).toEqual(before)
})

test('decides by the time zone of the request whether a date has ended', async () => {
  const api = await serve(kanban)
  const query = { from: today(), to: today() }
  const countLate = async (timeZone: string) => {
    const { columns } = await api.figures.send({ query: { ...query, timeZone } })
    return columns.reduce((sum, { late }) => sum + late, 0)
  }
  const board = await api.list.send()
  const categoryId = board.find(({ isDone }) => !isDone)?.id ?? 0
  // These time zones are 25 hours apart, so that their dates always differ.
  const samoa = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Pago_Pago' }).format(new Date())
  const [east, west] = [await countLate('Pacific/Kiritimati'), await countLate('Pacific/Pago_Pago')]
  await api.addTask.send({ body: { categoryId, newTaskData: { task: 'Due today', date: samoa } } })
  expect(await countLate('Pacific/Pago_Pago')).toBe(west)
  expect(await countLate('Pacific/Kiritimati')).toBe(east + 1)
})

test('rejects invalid periods', async () => {
  const api = await serve(kanban)
  const status = async (query: string) => (await api.send(`${kanban.base}/figures?${query}`)).status
  expect(await status(`from=${today()}&to=${addDays(today(), -1)}`)).toBe(422)
  expect(await status('from=today&to=today')).toBe(422)
  expect(await status('')).toBe(422)
})
