/** Where a task's uploaded picture is read, as `taskImage` says it. */
export const coverPath = (id: number) => `/api/TodoData/tasks/${id}/cover`
