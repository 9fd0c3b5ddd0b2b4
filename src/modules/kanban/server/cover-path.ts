/** The path of a task's uploaded picture, for `taskImage`. */
export const coverPath = (id: number) => `/api/TodoData/tasks/${id}/cover`
