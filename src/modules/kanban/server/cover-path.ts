/** URL path of a task's uploaded cover, for `taskImage`. */
export const coverPath = (id: number) => `/api/TodoData/tasks/${id}/cover`
