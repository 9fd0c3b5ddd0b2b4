/** The screen of a task on its board; if the task moves to another one, the screen follows it. */
export const getTaskPath = (boardId: number, id: number) => `/apps/kanban?board=${boardId}&task=${id}`
